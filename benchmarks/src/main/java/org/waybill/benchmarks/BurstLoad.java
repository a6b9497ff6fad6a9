package org.waybill.benchmarks;

import java.util.List;
import org.jboss.dmr.ModelNode;

/** What 1, 2, 5 and 10 events a transaction cost: the performance article warns of too many. */
final class BurstLoad {

    /** Every event is a start, so that each is folded. */
    static final String DEFINITION = """
            {"name": "burst", "correlator": "global",
             "events": [{"role": "start", "flow": "BurstFlow", "source": "Burst.terminal.out"}]}
            """;

    private static final List<Integer> EVENTS = List.of(1, 2, 5, 10);
    private static final String QUEUE = "waybill.flow.burst.in";

    private final Report report;
    private final SteadyLoad steady;

    /** Deploys the flow beside Waybill. */
    BurstLoad(Site site, Arguments arguments, Report report) {
        this.report = report;
        this.steady = new SteadyLoad(site, arguments, report, new Load(site.server()));
        site.management()
                .run(
                        "/subsystem=messaging-activemq/server=default/jms-queue=" + QUEUE,
                        "add",
                        "entries",
                        new ModelNode().add("java:/jms/queue/" + QUEUE));
        site.server().deploy(Companions.burst(site.folder()));
    }

    /** The most events, so that nothing runs for the first time when it is measured. */
    void warmUp(double rate) {
        steady.run("warm-up of many events", "burst.in", Integer.toString(EVENTS.get(EVENTS.size() - 1)), rate);
    }

    /**
     * Each number of events once, and none at all.
     *
     * @param rate transactions a second
     */
    void round(double rate) {
        steady.run(figure(0), "burst.in", "0", rate);
        for (int events : EVENTS) {
            steady.run(figure(events), "burst.in", Integer.toString(events), rate);
        }
    }

    /** What an event adds, by the number of its transaction. */
    void results() {
        double none = report.of(figure(0) + ": CPU µs/transaction").median();
        for (int events : EVENTS) {
            double added = report.of(figure(events) + ": CPU µs/transaction").median() - none;
            report.result("of-" + events + "-micros", added / events);
        }
    }

    private static String figure(int events) {
        return events + " events a transaction";
    }
}
