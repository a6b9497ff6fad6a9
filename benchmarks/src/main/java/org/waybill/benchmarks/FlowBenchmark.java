package org.waybill.benchmarks;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The tests of IBM's performance article on the relay flow: what monitoring costs the flow, and how many events a second
 * the recorder bears, by the article's own criterion that its queue stays flat.
 */
final class FlowBenchmark implements Benchmark {

    /** Of the highest flat rate: where the article measured, with some room for the machine's moods. */
    private static final double NEARLY_ALL = 0.8;

    private static final List<FlowVariant> VARIANTS = List.of(
            FlowVariant.UNMONITORED,
            FlowVariant.TWO_EVENTS,
            FlowVariant.FILTERED,
            FlowVariant.PAYLOAD_1K,
            FlowVariant.TWO_EVENTS_16K,
            FlowVariant.PAYLOAD_16K);

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        Map<String, String> settings = new HashMap<>(arguments.settings());
        // the flow's own queues stay in memory, so that the broker's paging is not what is compared
        settings.putIfAbsent("waybill.flow.memory", "536870912");
        try (Site site = Site.open(arguments, settings, arguments.javaOptions("-Xmx3g"))) {
            Relay relay = new Relay(site, arguments, report);
            relay.warmUp();
            withPausedRecorder(site, relay, arguments);
            double rate = relay.ladder();
            report.setting("transactions/s while CPU time is compared", Math.round(NEARLY_ALL * rate));
            atOneRate(site, relay, arguments, NEARLY_ALL * rate);
            report.setting("transactions/s for the second comparison", Math.round(rate / 2));
            atHalf(relay, arguments, rate / 2);
            BurstLoad burst = new BurstLoad(site, arguments, report);
            burst.warmUp(rate / 2);
            for (int round = 0; round < arguments.rounds(); round++) {
                burst.round(rate / 2);
            }
            burst.results();
        }
        results(report);
    }

    private static void withPausedRecorder(Site site, Relay relay, Arguments arguments) throws InterruptedException {
        site.stopRecorder();
        for (int round = 0; round < arguments.rounds(); round++) {
            for (FlowVariant variant : VARIANTS) {
                relay.drain(variant.name(), variant);
            }
        }
        site.startRecorder();
    }

    private static void atOneRate(Site site, Relay relay, Arguments arguments, double rate) {
        for (int round = 0; round <= arguments.rounds(); round++) {
            relay.steadily("warm-up", FlowVariant.TWO_EVENTS, rate);
        }
        for (int round = 0; round < arguments.rounds(); round++) {
            relay.steadily("unmonitored", FlowVariant.UNMONITORED, rate);
            relay.steadily("two events", FlowVariant.TWO_EVENTS, rate);
            relay.steadily("shared by two definitions", FlowVariant.SHARED, rate);
            // what of it is the flow's and the broker's share
            site.stopRecorder();
            relay.steadily("two events, recorder paused", FlowVariant.TWO_EVENTS, rate);
            site.startRecorder();
        }
    }

    private static void atHalf(Relay relay, Arguments arguments, double rate) {
        for (int round = 0; round < arguments.rounds(); round++) {
            relay.steadily("unmonitored, half rate", FlowVariant.UNMONITORED, rate);
            relay.steadily("two events, half rate", FlowVariant.TWO_EVENTS, rate);
        }
    }

    /** CPU microseconds that an event adds, by the medians of the rounds. */
    private static double added(Report report, String monitored, String unmonitored) {
        return (report.of(monitored + ": CPU µs/transaction").median()
                        - report.of(unmonitored + ": CPU µs/transaction").median())
                / FlowVariant.TWO_EVENTS.events();
    }

    private static void results(Report report) {
        report.result("added-cpu-micros", added(report, "two events", "unmonitored"));
        report.result("at-half-rate", added(report, "two events, half rate", "unmonitored, half rate"));
        report.result("of-it-flow-and-broker", added(report, "two events, recorder paused", "unmonitored"));
        report.result("shared-by-two", added(report, "shared by two definitions", "unmonitored"));
        report.ratio("to-unmonitored", "two events: transactions/s", "unmonitored: transactions/s");
        report.ratio("filter", "filter: transactions/s", "two events: transactions/s");
        report.ratio("payload-1k", "payload 1 kB: transactions/s", "two events: transactions/s");
        report.ratio("payload-16k", "payload 16 kB: transactions/s", "two events, 16 kB message: transactions/s");
        report.result("flat-events-a-second", report.of("flat queue: events/s").highest());
    }
}
