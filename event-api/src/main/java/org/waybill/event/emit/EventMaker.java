package org.waybill.event.emit;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.MonitoringEvent.Document;
import org.waybill.event.MonitoringEvent.Field;
import org.waybill.event.codec.ReadLimits;
import org.waybill.event.emit.profile.CorrelatorSource;
import org.waybill.event.emit.profile.DocumentQuery;
import org.waybill.event.emit.profile.EventName;
import org.waybill.event.emit.profile.EventPoint;
import org.waybill.event.emit.profile.FieldQuery;
import org.waybill.event.emit.profile.PayloadCapture;
import org.waybill.event.query.Mask;
import org.waybill.event.query.MessageContent;
import org.waybill.event.query.Query;
import org.waybill.event.query.QueryFailedException;

/**
 * Makes one event as the profile wants it. A query that fails costs the event what was asked, never the flow: the event
 * says so in its extension {@value #TROUBLE}.
 */
final class EventMaker {

    /** The extension in which an event says what the profile asked for and could not get. */
    static final String TROUBLE = "trouble";

    private static final ReadLimits LIMITS = ReadLimits.DEFAULT;

    private final FlowInvocation invocation;
    private final EventPoint point;
    private final MessageContent content;
    private final MessageContent shown;
    private final Mask mask;
    private final List<String> troubles = new ArrayList<>();

    private EventMaker(FlowInvocation invocation, EventPoint point, Mask mask, MessageContent content) {
        this.invocation = invocation;
        this.point = point;
        this.content = content;
        this.mask = mask;
        this.shown = needsMessage(point) ? content.masked(mask) : content;
    }

    /** The event; absent when the profile's filter keeps it back. */
    static Optional<MonitoringEvent> make(
            FlowInvocation invocation,
            EventPoint point,
            Mask mask,
            MessageContent content,
            EventSource source,
            String failure,
            Clock clock) {
        EventMaker maker = new EventMaker(invocation, point, mask, content);
        return maker.passesFilter() ? Optional.of(maker.event(source, failure, clock.instant())) : Optional.empty();
    }

    private MonitoringEvent event(EventSource source, String failure, Instant now) {
        Correlators correlators = correlators();
        invocation.inherit(correlators);
        String name = name();
        List<Field> fields = fields();
        List<Document> documents = documents();
        return new MonitoringEvent(
                EventIdentity.next(now),
                source,
                name,
                now,
                invocation.count(),
                correlators,
                fields,
                documents,
                CapturedPayload.of(point.payload(), shown, content.originalSize()),
                SafeText.of(failure),
                troubles.isEmpty() ? Map.of() : Map.of(TROUBLE, String.join(" ", troubles)));
    }

    private boolean passesFilter() {
        try {
            return point.filter().isEmpty() || point.filter().get().holds(content);
        } catch (QueryFailedException e) {
            trouble("filter", e);
            return true;
        }
    }

    private String name() {
        if (point.name().query().isEmpty()) {
            return point.name().literal();
        }
        String name = text("event name", point.name().query().get(), shown, LIMITS.maxNameLength());
        return name.isEmpty() ? EventName.UNKNOWN : name;
    }

    private Correlators correlators() {
        Correlators known = invocation.correlators();
        return new Correlators(
                correlator("local", point.local(), known.localTransactionId()),
                correlator("parent", point.parent(), known.parentTransactionId()),
                correlator("global", point.global(), known.globalTransactionId()),
                fit("trace parent", known.traceParent(), LIMITS.maxNameLength()));
    }

    private String correlator(String which, CorrelatorSource source, String known) {
        return switch (source.kind()) {
            case AUTOMATIC -> fit(which + " transaction id", known, LIMITS.maxNameLength());
            case UNUSED -> "";
            case QUERY -> {
                for (Query query : source.queries()) {
                    String value = text(which + " transaction id", query, content, LIMITS.maxNameLength());
                    if (!value.isEmpty()) {
                        yield value;
                    }
                }
                yield known;
            }
        };
    }

    private List<Field> fields() {
        List<Field> given = invocation.takeFields();
        List<Field> fields = new ArrayList<>(point.fields().size() + given.size());
        for (FieldQuery asked : point.fields()) {
            String value = text("field " + asked.name(), asked.query(), shown, LIMITS.maxValueLength());
            if (!value.isEmpty()) {
                fields.add(
                        new Field(asked.name(), mask.apply(asked.name(), value), asked.dataType(), asked.namespace()));
            }
        }
        for (Field field : given) {
            String value = fit("field " + field.name(), field.value(), LIMITS.maxValueLength());
            fields.add(Field.of(field.name(), mask.apply(field.name(), value)));
        }
        return fields;
    }

    private List<Document> documents() {
        if (point.documents().isEmpty()) {
            return List.of();
        }
        List<Document> documents = new ArrayList<>();
        for (DocumentQuery asked : point.documents()) {
            try {
                asked.query()
                        .subtree(shown)
                        .ifPresent(subtree -> documents.add(
                                new Document(asked.name(), mask.apply(asked.name(), subtree), asked.namespace())));
            } catch (QueryFailedException e) {
                trouble("document " + asked.name(), e);
            }
        }
        return documents;
    }

    private String text(String what, Query query, MessageContent from, int limit) {
        try {
            return fit(what, query.text(from), limit);
        } catch (QueryFailedException e) {
            trouble(what, e);
            return "";
        }
    }

    /** What no reader would take is left out: one long value must not cost the whole event. */
    private String fit(String what, String text, int limit) {
        if (text.length() <= limit) {
            return SafeText.of(text);
        }
        troubles.add("Without " + what + ": it has " + text.length() + " characters, at most " + limit + " are taken.");
        return "";
    }

    private void trouble(String what, QueryFailedException e) {
        troubles.add("Without " + what + ": " + e.getMessage() + ".");
    }

    private static boolean needsMessage(EventPoint point) {
        return !point.fields().isEmpty()
                || !point.documents().isEmpty()
                || point.name().query().isPresent()
                || point.payload().part() != PayloadCapture.Part.NONE;
    }
}
