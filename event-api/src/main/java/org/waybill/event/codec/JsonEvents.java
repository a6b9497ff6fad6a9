package org.waybill.event.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonToken;
import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;
import org.waybill.event.MonitoringEvent;

/**
 * Reads JSON: one object, an array of them, or one after the other (NDJSON); each of them a native event or a
 * CloudEvent, which is what has the member {@code specversion}.
 */
final class JsonEvents {

    private static final char[] SPEC_VERSION = "\"specversion\"".toCharArray();

    private final ReadLimits limits;
    private final JsonFactory factory;

    JsonEvents(ReadLimits limits) {
        this.limits = limits;
        this.factory = JsonSource.factory(limits);
    }

    /** Reads one CloudEvent in binary mode, whose attributes may hold JSON. */
    MonitoringEvent readBinary(EncodedEvent encoded, String prefix) throws UnreadableEventException {
        return BinaryCloudEvents.read(encoded, prefix, factory, limits);
    }

    /** @param cloudEventsOnly whether the content type promises CloudEvents */
    List<MonitoringEvent> read(CharBuffer text, boolean cloudEventsOnly, String transportId)
            throws UnreadableEventException {
        char[] chars = text.array();
        JsonSource json = new JsonSource(factory, chars, 0, text.limit());
        boolean mayHoldCloudEvents = contains(chars, text.limit());
        List<MonitoringEvent> events = new ArrayList<>(1);
        boolean inBatch = false;
        for (JsonToken token = json.next(); token != null; token = json.next()) {
            if (token == JsonToken.START_OBJECT) {
                boolean cloudEvent =
                        cloudEventsOnly || (mayHoldCloudEvents && isCloudEvent(chars, json.offset(), text.limit()));
                events.add(
                        cloudEvent
                                ? CloudEvents.read(json, factory, limits)
                                : NativeJson.read(json, limits, transportId, events.size()));
            } else if (token == JsonToken.START_ARRAY && !inBatch) {
                inBatch = true;
            } else if (token == JsonToken.END_ARRAY) {
                inBatch = false;
            } else {
                throw json.wrongType("An event", "an object");
            }
        }
        if (events.isEmpty()) {
            throw Refusal.of("The batch holds no event", "", "at least one");
        }
        return events;
    }

    private boolean isCloudEvent(char[] chars, int start, int end) {
        JsonSource scan = new JsonSource(factory, chars, start, end);
        try {
            scan.next();
            for (String name = scan.nextMember(); name != null; name = scan.nextMember()) {
                if (name.equals("specversion")) {
                    return true;
                }
                scan.skip();
            }
            return false;
        } catch (UnreadableEventException e) {
            return false; // whoever reads it next says what is wrong, and at the right place
        }
    }

    /** Whether a CloudEvent is possible at all: far cheaper than to scan each event twice. */
    private static boolean contains(char[] chars, int end) {
        int last = end - SPEC_VERSION.length;
        for (int i = 0; i <= last; i++) {
            if (chars[i] == '"' && chars[i + 1] == 's' && matches(chars, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean matches(char[] chars, int at) {
        for (int i = 0; i < SPEC_VERSION.length; i++) {
            if (chars[at + i] != SPEC_VERSION[i]) {
                return false;
            }
        }
        return true;
    }
}
