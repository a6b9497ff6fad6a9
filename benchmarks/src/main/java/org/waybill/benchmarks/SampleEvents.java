package org.waybill.benchmarks;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.MonitoringEvent.Field;
import org.waybill.event.Payload;
import org.waybill.event.codec.EventFormat;
import org.waybill.event.codec.EventWriter;

/**
 * Events like those of a real flow: a source with all its names, correlators, some fields of the message; about 1 kB as
 * native JSON. Two belong together, a start and an end, as in the performance article.
 */
final class SampleEvents {

    /** One business transaction in two events, found by the order's number. */
    static final String DEFINITION = """
            {"name": "benchmark", "correlator": "global",
             "events": [{"role": "start", "flow": "BenchmarkFlow", "source": "Order In.transaction.Start"},
                        {"role": "end", "flow": "BenchmarkFlow", "source": "Order In.transaction.End"}],
             "keys": ["orderNumber"], "limits": {"endWithin": "PT1M"}}
            """;

    private static final String[] WORDS = {
        "north", "crate", "harbour", "parcel", "signed", "fragile", "dock", "weight", "pallet", "customs", "lorry"
    };

    private final Random random;
    private final int extraBytes;

    /**
     * @param seed the same seed gives the same contents; identities and times are new each time
     * @param extraBytes how much longer than 1 kB an event is
     */
    SampleEvents(long seed, int extraBytes) {
        this.random = new Random(seed);
        this.extraBytes = extraBytes;
    }

    /** That many business transactions, each as start and end, one behind the other, a millisecond apart. */
    List<MonitoringEvent> transactions(int count) {
        List<MonitoringEvent> events = new ArrayList<>(2 * count);
        Instant time = Instant.now().truncatedTo(ChronoUnit.MICROS).minus(Duration.ofMillis(count));
        for (int i = 0; i < count; i++) {
            String order = "ORD-" + Long.toUnsignedString(random.nextLong(), 36);
            Correlators correlators = new Correlators("L" + order, "", order, "");
            events.add(event("Start", order, correlators, time.plusMillis(i)));
            events.add(event("End", order, correlators, time.plusMillis(i).plusNanos(417_000)));
        }
        return events;
    }

    /** As the emitter writes it. */
    static byte[] json(MonitoringEvent event) {
        return EventWriter.write(event, EventFormat.NATIVE_JSON).content();
    }

    private MonitoringEvent event(String end, String order, Correlators correlators, Instant at) {
        EventSource source = new EventSource(
                "Order In.transaction." + end,
                "node1",
                "orders",
                "OrderApplication",
                "",
                "BenchmarkFlow",
                "orders.BenchmarkFlow",
                "Order In",
                "MessageDriven",
                "",
                "java:/jms/queue/orders.in",
                "default-threads - 17",
                "Waybill");
        List<Field> fields = List.of(
                Field.of("orderNumber", order),
                Field.of("customer", "C" + random.nextInt(100_000)),
                Field.of("amount", Integer.toString(random.nextInt(1_000_000))),
                Field.of("remark", text(330 + extraBytes)));
        return new MonitoringEvent(
                EventIdentity.next(at),
                source,
                "Transaction" + end,
                at,
                1,
                correlators,
                fields,
                List.of(),
                Payload.NOT_CAPTURED,
                "",
                Map.of());
    }

    private String text(int length) {
        StringBuilder text = new StringBuilder(length + 10);
        while (text.length() < length) {
            text.append(WORDS[random.nextInt(WORDS.length)]).append(' ');
        }
        return text.substring(0, length);
    }
}
