package org.waybill.benchmarks;

/** What everything costs while messages come at a steady rate. */
final class SteadyLoad {

    private final Site site;
    private final Arguments arguments;
    private final Report report;
    private final Load load;

    SteadyLoad(Site site, Arguments arguments, Report report, Load load) {
        this.site = site;
        this.arguments = arguments;
        this.report = report;
        this.load = load;
    }

    /**
     * Reports the CPU time of everything, a message, until the flow has taken all of them and, unless it is paused, the
     * recorder all events.
     *
     * @param queue a flow's queue, such as {@code relay.in}
     * @param rate messages a second
     */
    void run(String figure, String queue, String body, double rate) {
        Queue in = Queue.ofFlow(site.management(), queue);
        Cpu cpu = site.cpu();
        long committed = site.committed();
        int sent = load.steadily(queue, body, rate, arguments.seconds());
        awaitEmpty(in);
        report.add(figure + ": committed/transaction", (double) (site.committed() - committed) / sent);
        Cpu taken = site.cpu().since(cpu);
        report.add(figure + ": CPU µs/transaction", taken.total() * 1e6 / sent);
        report.add(figure + ": database CPU µs/transaction", taken.database() * 1e6 / sent);
    }

    /** Until a flow's queue is empty, and that of the events too, unless the recorder is paused. */
    void awaitEmpty(Queue in) {
        Waiting.until(
                "the queues are empty",
                () -> in.waiting() == 0
                        && (!site.recorderRuns() || site.events().waiting() == 0));
    }
}
