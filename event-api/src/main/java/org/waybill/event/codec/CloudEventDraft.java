package org.waybill.event.codec;

import com.fasterxml.jackson.core.JsonFactory;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** From the attributes of a CloudEvent, in whichever mode it came, to a monitoring event; docs/events.md has the table. */
final class CloudEventDraft {

    /** The type of an event that has no name, since CloudEvents wants one. */
    static final String NO_NAME = "org.waybill.event";

    /** The attribute with the event's own identity, so that it survives the way through CloudEvents. */
    static final String WAYBILL_ID = "waybillid";

    static final String ABSENCE = "payloadabsence";
    static final String ORIGINAL_SIZE = "payloadoriginalsize";
    static final String ENCODING = "payloadencoding";

    private static final Map<String, Member> MEMBERS = new HashMap<>();

    static {
        for (Member member : Member.ALL) {
            if (isAttribute(member)) {
                MEMBERS.put(member.attributeName, member);
            }
        }
    }

    private final EventDraft draft;
    private final JsonFactory factory;
    private final PayloadDraft payload;
    private String specVersion = "";
    private String id = "";
    private String source = "";
    private String type = "";
    private String subject = "";
    private String waybillId = "";
    private String contentType = "";
    private String dataAsWritten = "";
    private String dataAsText = "";
    private boolean dataGiven;
    private boolean globalGiven;

    CloudEventDraft(JsonFactory factory, EventDraft draft) {
        this.factory = factory;
        this.draft = draft;
        this.payload = new PayloadDraft(draft);
    }

    /** Whether the member travels as an extension attribute of its own name; the others have a place in CloudEvents. */
    static boolean isAttribute(Member member) {
        return member != Member.ID && member != Member.NAME && member != Member.CREATED_AT;
    }

    /** Whether a name means something here, so that no unknown member can carry it. */
    static boolean isKnown(String name) {
        return switch (name) {
            case "specversion", "id", "source", "type", "time", "datacontenttype", "data", "database64" -> true;
            case WAYBILL_ID, ABSENCE, ORIGINAL_SIZE, ENCODING, "fields", "documents", "extensions" -> true;
            default -> MEMBERS.containsKey(name);
        };
    }

    EventDraft draft() {
        return draft;
    }

    void attribute(String name, String value) throws UnreadableEventException {
        switch (name) {
            case "specversion" -> specVersion = once(name, specVersion, value);
            case "id" -> id = once(name, id, value);
            case "source" -> source = once(name, source, value);
            case "type" -> type = once(name, type, value);
            case "subject" -> subject = once(name, subject, value);
            case "time" -> draft.set(Member.CREATED_AT, "time", value);
            case "datacontenttype" -> contentType = once(name, contentType, value);
            case WAYBILL_ID -> waybillId = once(name, waybillId, value);
            case ABSENCE -> payload.absence(value);
            case ORIGINAL_SIZE -> payload.originalSize(value);
            case ENCODING -> payload.encoding(value);
            case "fields", "documents", "extensions" -> nested(name, value);
            default -> other(name, value);
        }
    }

    /** Parts that travel as JSON within an attribute. */
    private void nested(String name, String value) throws UnreadableEventException {
        JsonSource json = new JsonSource(factory, value.toCharArray(), 0, value.length());
        if (json.next() == null) {
            throw draft.refusal(name + " is empty", "JSON");
        }
        parts(json, draft, name);
        if (json.next() != null) {
            throw draft.refusal(name + " goes on after its end", "one JSON value");
        }
    }

    private void other(String name, String value) throws UnreadableEventException {
        Member member = MEMBERS.get(name);
        if (member == null) {
            draft.extension(name, value);
            return;
        }
        globalGiven |= member == Member.GLOBAL_TRANSACTION_ID;
        draft.set(member, name, value);
    }

    private String once(String name, String before, String value) throws UnreadableEventException {
        if (!before.isEmpty()) {
            throw draft.refusal(name + " is given twice", "it once");
        }
        draft.checkName(name, value);
        return value;
    }

    static void parts(JsonSource json, EventDraft draft, String name) throws UnreadableEventException {
        switch (name) {
            case "fields" -> JsonParts.fields(json, draft);
            case "documents" -> JsonParts.documents(json, draft);
            default -> JsonParts.extensions(json, draft);
        }
    }

    /** Data as a JSON value: how it is written, and, when it is a text, that text. */
    void data(String written, String text) throws UnreadableEventException {
        if (dataGiven) {
            throw draft.refusal("data is given twice", "it once");
        }
        dataGiven = true;
        dataAsWritten = written;
        dataAsText = text;
    }

    void binaryData(byte[] content) throws UnreadableEventException {
        payload.content(content, Payload.Encoding.BASE64);
    }

    boolean hasContentType() {
        return !contentType.isEmpty();
    }

    /** Data as the body of the message. */
    void bytes(byte[] content) throws UnreadableEventException {
        payload.content(content, Payload.Encoding.NONE);
    }

    MonitoringEvent build() throws UnreadableEventException {
        required("specversion", specVersion);
        if (!specVersion.equals("1.0")) {
            throw draft.refusal("specversion is " + Refusal.quote(specVersion), "1.0");
        }
        required("id", id);
        required("source", source);
        required("type", type);
        Instant createdAt = draft.createdAt("time");
        draft.set(Member.NAME, "type", type.equals(NO_NAME) ? "" : type);
        if (!draft.has(Member.UNIQUE_FLOW)) {
            draft.set(Member.UNIQUE_FLOW, "source", source);
        } else if (!source.equals(UriText.encode(draft.get(Member.UNIQUE_FLOW)))) {
            draft.extension("source", source);
        }
        if (!globalGiven) {
            draft.set(Member.GLOBAL_TRANSACTION_ID, "subject", subject);
        } else if (!subject.isEmpty()) {
            draft.extension("subject", subject);
        }
        data();
        return draft.build(identity(createdAt));
    }

    private void required(String name, String value) throws UnreadableEventException {
        if (value.isEmpty()) {
            throw draft.refusal("The CloudEvent has no " + name, "it (CloudEvents 1.0, section 3.1)");
        }
    }

    private UUID identity(Instant createdAt) throws UnreadableEventException {
        var own = Identities.own(waybillId, createdAt);
        if (own.isPresent()) {
            return own.get();
        }
        if (!waybillId.isEmpty()) {
            draft.extension(WAYBILL_ID, waybillId);
        }
        return EventIdentity.derived(createdAt, "cloudevents", source, id);
    }

    private void data() throws UnreadableEventException {
        if (dataGiven) {
            boolean json = contentType.isEmpty() || isJson(contentType);
            payload.content(
                    json ? dataAsWritten.getBytes(StandardCharsets.UTF_8) : JsonParts.utf8(dataAsText, draft),
                    Payload.Encoding.NONE);
            payload.defaultContentType("application/json");
        }
        if (payload.isGiven()) {
            payload.contentType(contentType);
            draft.payload(payload.build());
        } else if (!contentType.isEmpty()) {
            draft.extension("datacontenttype", contentType);
        }
    }

    static boolean isJson(String contentType) {
        int parameters = contentType.indexOf(';');
        String media = (parameters < 0 ? contentType : contentType.substring(0, parameters))
                .strip()
                .toLowerCase(Locale.ROOT);
        return media.endsWith("/json") || media.endsWith("+json");
    }
}
