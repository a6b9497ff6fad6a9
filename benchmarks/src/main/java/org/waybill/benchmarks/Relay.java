package org.waybill.benchmarks;

import java.util.List;

/** The relay flow under load, with the profile of a variant. */
final class Relay {

    private static final String FLOW =
            "/deployment=waybill.ear/subdeployment=ejb-module.jar/subsystem=ejb3/message-driven-bean=RelayFlow";
    private static final double STEP = 1.3;
    private static final int WARM_UPS = 4;

    private final Site site;
    private final Arguments arguments;
    private final Report report;
    private final ApiClient api;
    private final Load load;
    private final Queue in;
    private final Queue out;
    private double fastest = 500;

    Relay(Site site, Arguments arguments, Report report) {
        this.site = site;
        this.arguments = arguments;
        this.report = report;
        this.api = new ApiClient(site.server());
        this.load = new Load(site.server());
        this.in = Queue.ofFlow(site.management(), "relay.in");
        this.out = Queue.ofFlow(site.management(), "relay.out");
    }

    /** Everything as fast as it goes, recording too, until the virtual machine has compiled what is hot. */
    void warmUp() throws InterruptedException {
        for (int round = 0; round < WARM_UPS; round++) {
            drain("warm-up", FlowVariant.PAYLOAD_1K);
        }
    }

    /** How fast the flow takes a queue of waiting messages. */
    void drain(String figure, FlowVariant variant) throws InterruptedException {
        clear();
        api.put("profiles/RelayFlow", variant.json());
        site.management().run(FLOW, "stop-delivery");
        load.fill("relay.in", Orders.xml(variant.kilobytes()), (int) (1.5 * fastest * arguments.seconds()));
        site.management().run(FLOW, "start-delivery");
        Drain drain = Drain.watch(site, in, arguments.seconds());
        fastest = Math.max(fastest, drain.perSecond());
        report.add(figure + ": transactions/s", drain.perSecond());
        site.management().run(FLOW, "stop-delivery");
        clear();
        site.management().run(FLOW, "start-delivery");
    }

    /**
     * The CPU time of everything while messages come at this rate, until the flow has taken them all and, unless it is
     * paused, the recorder all events.
     *
     * @param rate transactions a second
     */
    void steadily(String figure, FlowVariant variant, double rate) throws InterruptedException {
        api.put("profiles/RelayFlow", variant.json());
        clear();
        Cpu cpu = site.cpu();
        long committed = site.committed();
        int sent = load.steadily("relay.in", Orders.xml(variant.kilobytes()), rate, arguments.seconds());
        awaitEmpty();
        report.add(figure + ": committed/transaction", (double) (site.committed() - committed) / sent);
        Cpu taken = site.cpu().since(cpu);
        report.add(figure + ": CPU µs/transaction", taken.total() * 1e6 / sent);
        report.add(figure + ": database CPU µs/transaction", taken.database() * 1e6 / sent);
    }

    /**
     * Looks for the highest rate at which neither the flow's queue nor the recorder's grows.
     *
     * @return that rate, in transactions a second
     */
    double ladder() throws InterruptedException {
        double from = Math.max(5, report.of("two events: transactions/s").median() / 3);
        double flat = 0;
        api.put("profiles/RelayFlow", FlowVariant.TWO_EVENTS.json());
        for (double rate = from; ; rate *= STEP) {
            clear();
            Cpu cpu = site.cpu();
            long begin = System.nanoTime();
            int sent = load.steadily("relay.in", Orders.xml(1), rate, arguments.seconds());
            double seconds = (System.nanoTime() - begin) / 1e9;
            long waiting = in.waiting() + site.events().waiting();
            double reached = sent / seconds;
            report.say(String.format(
                    "  %.0f transactions/s wanted, %.0f reached, %d messages wait at the end", rate, reached, waiting));
            awaitEmpty();
            // flat: what waits at the end is what half a second brings, not what has piled up
            if (waiting > 1.5 * rate || reached < 0.95 * rate) {
                return flat;
            }
            flat = reached;
            report.add("flat queue: transactions/s", reached);
            report.add("flat queue: events/s", 2 * reached);
            report.add(
                    "flat queue: CPU µs/event, everything",
                    site.cpu().since(cpu).total() * 1e6 / (2.0 * sent));
        }
    }

    /** Of the events too, unless the recorder is paused. */
    private void awaitEmpty() {
        Waiting.until(
                "the queues are empty",
                () -> in.waiting() == 0
                        && (!site.recorderRuns() || site.events().waiting() == 0));
    }

    private void clear() {
        List.of(in, out, site.events()).forEach(Queue::clear);
    }
}
