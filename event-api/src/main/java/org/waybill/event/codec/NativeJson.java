package org.waybill.event.codec;

import java.time.Instant;
import java.util.UUID;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;

/** Reads one event of Waybill's own JSON form; docs/events.md describes it, and the schema beside the classes. */
final class NativeJson {

    private NativeJson() {}

    /**
     * @param json stands at the beginning of the object
     * @param index the event's place within its message, part of its identity when nothing but the message has one
     */
    static MonitoringEvent read(JsonSource json, ReadLimits limits, String transportId, int index)
            throws UnreadableEventException {
        EventDraft draft = new EventDraft(limits, json::where);
        for (String name = json.nextMember(); name != null; name = json.nextMember()) {
            Member member = Member.named(name);
            if (member != null) {
                draft.set(member, member.jsonName, member == Member.COUNTER ? json.scalar(name) : json.text(name));
                continue;
            }
            switch (name) {
                case "fields" -> JsonParts.fields(json, draft);
                case "documents" -> JsonParts.documents(json, draft);
                case "payload" -> JsonParts.payload(json, draft);
                case "extensions" -> JsonParts.extensions(json, draft);
                default -> JsonParts.unknown(json, draft, name);
            }
        }
        return draft.build(identity(draft, transportId, index));
    }

    private static UUID identity(EventDraft draft, String transportId, int index) throws UnreadableEventException {
        Instant createdAt = draft.createdAt("createdAt");
        if (draft.has(Member.ID)) {
            return Identities.own(draft.get(Member.ID), createdAt)
                    .orElseGet(() -> EventIdentity.derived(createdAt, "native", draft.get(Member.ID)));
        }
        if (transportId.isEmpty()) {
            throw draft.refusal(
                    "The event has no id, and the transport names none", "a UUID of version 7 or other text");
        }
        return EventIdentity.derived(createdAt, "transport", transportId, Integer.toString(index));
    }
}
