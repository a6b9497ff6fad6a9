package org.waybill.event.codec;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonToken;
import org.waybill.event.MonitoringEvent;

/** Reads CloudEvents 1.0 in structured mode (CloudEvents JSON Event Format 1.0.2). */
final class CloudEvents {

    private CloudEvents() {}

    /** @param json stands at the beginning of the object */
    static MonitoringEvent read(JsonSource json, JsonFactory factory, ReadLimits limits)
            throws UnreadableEventException {
        EventDraft draft = new EventDraft(limits, json::where);
        CloudEventDraft event = new CloudEventDraft(factory, draft);
        for (String name = json.nextMember(); name != null; name = json.nextMember()) {
            if (json.token() == JsonToken.VALUE_NULL && !name.equals("data")) {
                continue;
            }
            switch (name) {
                case "data" -> data(json, event);
                case "data_base64" -> event.binaryData(json.base64("data_base64"));
                case "fields", "documents", "extensions" -> parts(json, event, name);
                default -> event.attribute(name, json.textOrSlice());
            }
        }
        return event.build();
    }

    private static void data(JsonSource json, CloudEventDraft event) throws UnreadableEventException {
        if (json.token() == JsonToken.VALUE_NULL) {
            return;
        }
        boolean isText = json.token() == JsonToken.VALUE_STRING;
        String written = json.slice();
        event.data(written, isText ? json.text("data") : written);
    }

    /** CloudEvents wants every attribute to be flat, so these are JSON within a text; by hand they may be JSON itself. */
    private static void parts(JsonSource json, CloudEventDraft event, String name) throws UnreadableEventException {
        if (json.token() == JsonToken.VALUE_STRING) {
            event.attribute(name, json.text(name));
        } else {
            CloudEventDraft.parts(json, event.draft(), name);
        }
    }
}
