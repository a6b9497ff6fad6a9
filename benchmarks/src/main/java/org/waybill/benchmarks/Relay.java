package org.waybill.benchmarks;

import java.util.List;
import java.util.Locale;

/** The relay flow under load, with the profile of a variant. */
final class Relay {

    private static final String FLOW =
            "/deployment=waybill.ear/subdeployment=ejb-module.jar/subsystem=ejb3/message-driven-bean=RelayFlow";
    private static final double STEP = 1.3;
    private static final double SMALL_STEP = 1.1;
    private static final int MINUTE = 60;
    private static final int WARM_UPS = 4;

    private final Site site;
    private final Arguments arguments;
    private final Report report;
    private final ApiClient api;
    private final Load load;
    private final SteadyLoad steady;
    private final Queue in;
    private final Queue out;
    private double fastest = 500;

    Relay(Site site, Arguments arguments, Report report) {
        this.site = site;
        this.arguments = arguments;
        this.report = report;
        this.api = new ApiClient(site.server());
        this.load = new Load(site.server());
        this.steady = new SteadyLoad(site, arguments, report, load);
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
     * What everything costs while messages come at this rate.
     *
     * @param rate transactions a second
     */
    void steadily(String figure, FlowVariant variant, double rate) {
        api.put("profiles/RelayFlow", variant.json());
        clear();
        steady.run(figure, "relay.in", Orders.xml(variant.kilobytes()), rate);
    }

    /**
     * Looks for the highest rate at which neither the flow's queue nor the recorder's grows: up in short steps, then down
     * until one stays flat for a minute, the article's own criterion.
     *
     * @return that rate, in transactions a second
     */
    double ladder() {
        api.put("profiles/RelayFlow", FlowVariant.TWO_EVENTS.json());
        double rate = Math.max(5, report.of("two events: transactions/s").median() / 3);
        while (isFlat(rate * STEP, arguments.seconds())) {
            rate *= STEP;
        }
        while (!isFlat(rate, Math.max(MINUTE, arguments.seconds()))) {
            rate /= SMALL_STEP;
        }
        report.add("flat queue: transactions/s", rate);
        report.add("flat queue: events/s", 2 * rate);
        return rate;
    }

    private boolean isFlat(double rate, int seconds) {
        clear();
        Cpu cpu = site.cpu();
        long begin = System.nanoTime();
        int sent = load.steadily("relay.in", Orders.xml(1), rate, seconds);
        double reached = sent / ((System.nanoTime() - begin) / 1e9);
        long waiting = in.waiting() + site.events().waiting();
        steady.awaitEmpty(in);
        report.say(String.format(
                Locale.ROOT,
                "  %.0f transactions/s wanted for %d s, %.0f reached, %d messages wait at the end, %.0f CPU µs/event",
                rate,
                seconds,
                reached,
                waiting,
                site.cpu().since(cpu).total() * 1e6 / (2.0 * sent)));
        // flat: what waits at the end is what a second and a half bring, not what has piled up
        return waiting <= 1.5 * rate && reached >= 0.95 * rate;
    }

    private void clear() {
        List.of(in, out, site.events()).forEach(Queue::clear);
    }
}
