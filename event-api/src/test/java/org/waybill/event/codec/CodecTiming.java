package org.waybill.event.codec;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Tells how long reading and writing an event of about 1 kB takes, in microseconds of CPU on one thread; asserts nothing. */
public final class CodecTiming {

    private static final int WARM_UP = 100_000;
    private static final int EVENTS = 200_000;

    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    private CodecTiming() {}

    public static void main(String[] arguments) throws UnreadableEventException {
        MonitoringEvent event = Examples.read(Examples.WMB)
                .withPayload(Payload.text("<order>" + "<line/>".repeat(12) + "</order>", "application/xml"));
        for (EventFormat format : EventFormat.values()) {
            EncodedEvent encoded = EventWriter.write(event, format);
            time(format, encoded, WARM_UP);
            System.out.printf(
                    Locale.ROOT,
                    "%-12s %5d bytes  read %6.2f µs  write %6.2f µs%n",
                    format,
                    encoded.content().length,
                    time(format, encoded, EVENTS),
                    timeWriting(format, event));
        }
        EncodedEvent pretty = new EncodedEvent(Examples.WMB.getBytes(StandardCharsets.UTF_8), "", Map.of(), "");
        time(EventFormat.IBM_WMB, pretty, WARM_UP);
        System.out.printf(
                Locale.ROOT,
                "%-12s %5d bytes  read %6.2f µs%n",
                "WMB, pretty",
                pretty.content().length,
                time(EventFormat.IBM_WMB, pretty, EVENTS));
    }

    private static double time(EventFormat format, EncodedEvent encoded, int events) throws UnreadableEventException {
        EventReader reader = new EventReader();
        long started = CPU.getCurrentThreadCpuTime();
        long read = 0;
        for (int i = 0; i < events; i++) {
            read += reader.read(encoded).size();
        }
        if (read != events) {
            throw new IllegalStateException(format + " gave " + read + " events");
        }
        return (CPU.getCurrentThreadCpuTime() - started) / 1_000.0 / events;
    }

    private static double timeWriting(EventFormat format, MonitoringEvent event) {
        long bytes = 0;
        for (int i = 0; i < WARM_UP; i++) {
            bytes += EventWriter.write(event, format).content().length;
        }
        long started = CPU.getCurrentThreadCpuTime();
        for (int i = 0; i < EVENTS; i++) {
            bytes += EventWriter.write(event, format).content().length;
        }
        if (bytes == 0) {
            throw new IllegalStateException(format + " gave no bytes");
        }
        return (CPU.getCurrentThreadCpuTime() - started) / 1_000.0 / EVENTS;
    }
}
