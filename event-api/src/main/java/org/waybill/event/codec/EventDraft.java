package org.waybill.event.codec;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import org.waybill.event.Correlators;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** An event while it is being read: holds every text to the limits at the place where it stands. */
final class EventDraft {

    private final ReadLimits limits;
    private final Supplier<String> where;
    private final Map<Member, String> texts = new EnumMap<>(Member.class);
    private final List<MonitoringEvent.Field> fields = new ArrayList<>();
    private final List<MonitoringEvent.Document> documents = new ArrayList<>();
    private final Map<String, String> extensions = new HashMap<>();
    private Payload payload = Payload.NOT_CAPTURED;
    private boolean payloadGiven;
    private Instant createdAt = Instant.MIN;
    private int counter;

    /** @param where says at which place of the input the reader is */
    EventDraft(ReadLimits limits, Supplier<String> where) {
        this.limits = limits;
        this.where = where;
    }

    /**
     * Takes a member's text; an empty one counts as absent. A description that is too long is cut; everything by which
     * events are told apart, matched or found is refused then.
     *
     * @param word what the format calls the member
     */
    void set(Member member, String word, String text) throws UnreadableEventException {
        if (text.isEmpty()) {
            return;
        }
        int most = member == Member.FAILURE ? limits.maxValueLength() : limits.maxNameLength();
        String kept = member.isDescription() ? Texts.cut(text, most) : text;
        check(word, kept, most);
        if (texts.put(member, kept) != null) {
            throw refusal(word + " is given twice", "it once");
        }
        if (member == Member.CREATED_AT) {
            createdAt = time(word, text);
        } else if (member == Member.COUNTER) {
            counter = count(word, text);
        }
    }

    String get(Member member) {
        return texts.getOrDefault(member, "");
    }

    boolean has(Member member) {
        return texts.containsKey(member);
    }

    void field(String name, String value, String dataType, String namespace) throws UnreadableEventException {
        if (name.isEmpty()) {
            throw refusal("A field with the value " + Refusal.quote(value) + " has no name", "a name");
        }
        check("The name of a field", name, limits.maxNameLength());
        check("The field " + Refusal.quote(name), value, limits.maxValueLength());
        check("The data type of a field", dataType, limits.maxNameLength());
        check("The namespace of a field", namespace, limits.maxNameLength());
        room("fields", fields.size());
        fields.add(new MonitoringEvent.Field(name, value, dataType.isEmpty() ? "string" : dataType, namespace));
    }

    void document(String name, String content, String namespace) throws UnreadableEventException {
        if (name.isEmpty()) {
            throw refusal("A document has no name", "a name");
        }
        check("The name of a document", name, limits.maxNameLength());
        check("The document " + Refusal.quote(name), content, limits.maxDocumentLength());
        check("The namespace of a document", namespace, limits.maxNameLength());
        room("documents", documents.size());
        documents.add(new MonitoringEvent.Document(name, content, namespace));
    }

    void payload(Payload given) throws UnreadableEventException {
        if (payloadGiven) {
            throw refusal("The payload is given twice", "it once");
        }
        payload = given;
        payloadGiven = true;
    }

    /** Keeps a member for which an event has no place. */
    void extension(String path, String value) throws UnreadableEventException {
        check("The name of an unknown member", path, limits.maxValueLength());
        check("The unknown member " + Refusal.quote(path), value, limits.maxValueLength());
        room("unknown members", extensions.size());
        if (extensions.put(path, value) != null) {
            throw refusal(Refusal.quote(path) + " is given twice", "it once");
        }
    }

    boolean hasExtension(String path) {
        return extensions.containsKey(path);
    }

    /** When the event was made, to the last digit that was given. */
    Instant createdAt(String word) throws UnreadableEventException {
        if (!has(Member.CREATED_AT)) {
            throw refusal("The event has no " + word, Times.EXAMPLE);
        }
        return createdAt;
    }

    int counter() {
        return counter;
    }

    MonitoringEvent build(UUID id) throws UnreadableEventException {
        if (!has(Member.FLOW) && !has(Member.UNIQUE_FLOW)) {
            throw refusal("The event does not say which flow it comes from", "the flow's name");
        }
        EventSource source = new EventSource(
                get(Member.ADDRESS),
                get(Member.INTEGRATION_NODE),
                get(Member.INTEGRATION_SERVER),
                get(Member.APPLICATION),
                get(Member.LIBRARY),
                get(Member.FLOW),
                get(Member.UNIQUE_FLOW),
                get(Member.NODE),
                get(Member.NODE_TYPE),
                get(Member.TERMINAL),
                get(Member.DETAIL),
                get(Member.THREAD),
                get(Member.PRODUCT));
        Correlators correlators = new Correlators(
                get(Member.LOCAL_TRANSACTION_ID),
                get(Member.PARENT_TRANSACTION_ID),
                get(Member.GLOBAL_TRANSACTION_ID),
                get(Member.TRACE_PARENT));
        return new MonitoringEvent(
                id,
                source,
                get(Member.NAME),
                createdAt,
                counter,
                correlators,
                fields,
                documents,
                payload,
                get(Member.FAILURE),
                extensions);
    }

    UnreadableEventException refusal(String problem, String expected) {
        return Refusal.of(problem, where.get(), expected);
    }

    private Instant time(String word, String text) throws UnreadableEventException {
        Instant time;
        try {
            time = Times.parse(text);
        } catch (DateTimeException e) {
            throw Refusal.of(word + " is " + Refusal.quote(text), where.get(), Times.EXAMPLE, e);
        }
        if (time.isBefore(MonitoringEvent.EARLIEST) || !time.isBefore(MonitoringEvent.LATEST)) {
            throw refusal(
                    word + " is " + Refusal.quote(text),
                    "a time from " + MonitoringEvent.EARLIEST + " until before " + MonitoringEvent.LATEST);
        }
        return time;
    }

    private int count(String word, String text) throws UnreadableEventException {
        try {
            int number = Integer.parseInt(text.strip());
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw Refusal.of(
                    word + " is " + Refusal.quote(text), where.get(), "a whole number from 0 to 2147483647", e);
        }
        throw refusal(word + " is " + text, "a whole number from 0 to 2147483647");
    }

    private void check(String word, String text, int maxLength) throws UnreadableEventException {
        if (text.length() > maxLength) {
            throw refusal(word + " has " + text.length() + " characters", "at most " + maxLength);
        }
        String flaw = Texts.flaw(text);
        if (!flaw.isEmpty()) {
            throw refusal(word + " holds " + flaw, "text without it");
        }
    }

    void checkName(String word, String text) throws UnreadableEventException {
        check(word, text, limits.maxNameLength());
    }

    private void room(String what, int size) throws UnreadableEventException {
        if (size >= limits.maxEntries()) {
            throw refusal("The event has too many " + what, "at most " + limits.maxEntries());
        }
    }
}
