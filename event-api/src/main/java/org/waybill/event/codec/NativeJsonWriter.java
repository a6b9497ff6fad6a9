package org.waybill.event.codec;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.waybill.event.MonitoringEvent;

/** Writes Waybill's own JSON form, without what is absent. */
final class NativeJsonWriter {

    private NativeJsonWriter() {}

    static byte[] write(MonitoringEvent event) {
        return JsonPartsWriter.bytes(json -> {
            json.writeStartObject();
            for (Member member : Member.ALL) {
                member(json, event, member);
            }
            if (!event.fields().isEmpty()) {
                json.writeFieldName("fields");
                JsonPartsWriter.fields(json, event.fields());
            }
            if (!event.documents().isEmpty()) {
                json.writeFieldName("documents");
                JsonPartsWriter.documents(json, event.documents());
            }
            JsonPartsWriter.payload(json, event.payload());
            if (!event.extensions().isEmpty()) {
                json.writeFieldName("extensions");
                JsonPartsWriter.extensions(json, event.extensions());
            }
            json.writeEndObject();
        });
    }

    private static void member(JsonGenerator json, MonitoringEvent event, Member member) throws IOException {
        String text = member.of(event);
        if (text.isEmpty()) {
            return;
        }
        if (member == Member.COUNTER) {
            json.writeNumberField(member.jsonName, event.counter());
        } else {
            json.writeStringField(member.jsonName, text);
        }
    }
}
