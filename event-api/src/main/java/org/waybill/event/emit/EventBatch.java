package org.waybill.event.emit;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.waybill.event.MonitoringEvent;

/**
 * Events as the bodies of messages: one event as a JSON object, several as a JSON array. Few messages make a cheap recorder;
 * a body that has reached {@value #FULL} bytes takes no further event, so that none grows beyond what a broker likes.
 */
final class EventBatch {

    static final int FULL = 1 << 20;

    private EventBatch() {}

    static List<byte[]> bodies(List<MonitoringEvent> events, Function<MonitoringEvent, byte[]> encode) {
        List<byte[]> bodies = new ArrayList<>();
        List<byte[]> open = new ArrayList<>();
        int size = 0;
        for (MonitoringEvent event : events) {
            byte[] encoded = encode.apply(event);
            open.add(encoded);
            size += encoded.length;
            if (size >= FULL) {
                bodies.add(body(open));
                open.clear();
                size = 0;
            }
        }
        if (!open.isEmpty()) {
            bodies.add(body(open));
        }
        return bodies;
    }

    private static byte[] body(List<byte[]> events) {
        if (events.size() == 1) {
            return events.get(0);
        }
        ByteArrayOutputStream array = new ByteArrayOutputStream();
        char before = '[';
        for (byte[] event : events) {
            array.write(before);
            array.writeBytes(event);
            before = ',';
        }
        array.writeBytes("]".getBytes(StandardCharsets.US_ASCII));
        return array.toByteArray();
    }
}
