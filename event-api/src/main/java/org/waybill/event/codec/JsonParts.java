package org.waybill.event.codec;

import com.fasterxml.jackson.core.JsonToken;
import java.nio.charset.StandardCharsets;
import org.waybill.event.Payload;

/** Reads the parts that native JSON and Waybill's CloudEvents attributes share. */
final class JsonParts {

    private JsonParts() {}

    /** {@code {"orderId": "4711"}} or {@code [{"name": "orderId", "value": "4711", "dataType": "string"}]}. */
    static void fields(JsonSource json, EventDraft draft) throws UnreadableEventException {
        switch (json.token()) {
            case VALUE_NULL -> {}
            case START_OBJECT -> {
                for (String name = json.nextMember(); name != null; name = json.nextMember()) {
                    if (json.token() != JsonToken.VALUE_NULL) {
                        String dataType = dataType(json.token());
                        draft.field(name, json.scalar("The field " + Refusal.quote(name)), dataType, "");
                    }
                }
            }
            case START_ARRAY -> {
                for (int i = 0; json.next() != JsonToken.END_ARRAY; i++) {
                    field(json, draft, i);
                }
            }
            default -> throw json.wrongType("fields", "an object or an array of objects");
        }
    }

    private static void field(JsonSource json, EventDraft draft, int index) throws UnreadableEventException {
        if (json.token() != JsonToken.START_OBJECT) {
            throw json.wrongType("A field", "an object with name and value");
        }
        String name = "";
        String value = "";
        String dataType = "";
        String namespace = "";
        String valueType = "string";
        for (String member = json.nextMember(); member != null; member = json.nextMember()) {
            switch (member) {
                case "name" -> name = json.text("name");
                case "value" -> {
                    valueType = dataType(json.token());
                    value = json.scalar("value");
                }
                case "dataType" -> dataType = json.text("dataType");
                case "namespace" -> namespace = json.text("namespace");
                default -> unknown(json, draft, "fields/" + index + "/" + member);
            }
        }
        draft.field(name, value, dataType.isEmpty() ? valueType : dataType, namespace);
    }

    private static String dataType(JsonToken token) {
        return switch (token) {
            case VALUE_NUMBER_INT -> "integer";
            case VALUE_NUMBER_FLOAT -> "decimal";
            case VALUE_TRUE, VALUE_FALSE -> "boolean";
            default -> "string";
        };
    }

    /** {@code [{"name": "customer", "content": "<customer/>"}]}; content that is not text is taken as it is written. */
    static void documents(JsonSource json, EventDraft draft) throws UnreadableEventException {
        if (json.token() == JsonToken.VALUE_NULL) {
            return;
        }
        if (json.token() != JsonToken.START_ARRAY) {
            throw json.wrongType("documents", "an array of objects");
        }
        for (int i = 0; json.next() != JsonToken.END_ARRAY; i++) {
            if (json.token() != JsonToken.START_OBJECT) {
                throw json.wrongType("A document", "an object with name and content");
            }
            String name = "";
            String content = "";
            String namespace = "";
            for (String member = json.nextMember(); member != null; member = json.nextMember()) {
                switch (member) {
                    case "name" -> name = json.text("name");
                    case "content" -> content = json.textOrSlice();
                    case "namespace" -> namespace = json.text("namespace");
                    default -> unknown(json, draft, "documents/" + i + "/" + member);
                }
            }
            draft.document(name, content, namespace);
        }
    }

    /** Text as extensions; what is not text is kept as it is written. */
    static void extensions(JsonSource json, EventDraft draft) throws UnreadableEventException {
        if (json.token() == JsonToken.VALUE_NULL) {
            return;
        }
        if (json.token() != JsonToken.START_OBJECT) {
            throw json.wrongType("extensions", "an object");
        }
        for (String name = json.nextMember(); name != null; name = json.nextMember()) {
            unknown(json, draft, name);
        }
    }

    static void unknown(JsonSource json, EventDraft draft, String path) throws UnreadableEventException {
        if (json.token() != JsonToken.VALUE_NULL) {
            draft.extension(path, json.textOrSlice());
        }
    }

    /** {@code {"text" or "base64" or "json": …, "contentType": …}} or {@code {"absence": "TOO_LARGE", "originalSize": 9}}. */
    static void payload(JsonSource json, EventDraft draft) throws UnreadableEventException {
        if (json.token() == JsonToken.VALUE_NULL) {
            return;
        }
        if (json.token() != JsonToken.START_OBJECT) {
            throw json.wrongType("payload", "an object with text, base64, json or absence");
        }
        PayloadDraft payload = new PayloadDraft(draft);
        for (String member = json.nextMember(); member != null; member = json.nextMember()) {
            if (json.token() == JsonToken.VALUE_NULL && !member.equals("json")) {
                continue;
            }
            switch (member) {
                case "text" -> payload.content(utf8(json.text("text"), draft), Payload.Encoding.NONE);
                case "base64" -> payload.content(json.base64("base64"), Payload.Encoding.BASE64);
                case "json" -> {
                    payload.content(json.slice().getBytes(StandardCharsets.UTF_8), Payload.Encoding.NONE);
                    payload.defaultContentType("application/json");
                }
                case "contentType" -> payload.contentType(json.text("contentType"));
                case "encoding" -> payload.encoding(json.text("encoding"));
                case "absence" -> payload.absence(json.text("absence"));
                case "originalSize" -> payload.originalSize(json.scalar("originalSize"));
                default -> unknown(json, draft, "payload/" + member);
            }
        }
        draft.payload(payload.build());
    }

    static byte[] utf8(String text, EventDraft draft) throws UnreadableEventException {
        String flaw = Texts.flaw(text);
        if (!flaw.isEmpty()) {
            throw draft.refusal("The payload holds " + flaw, "the bytes as base64");
        }
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
