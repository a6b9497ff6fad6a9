package org.waybill.domain.suggestion;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.CorrelatorRule.From;
import org.waybill.event.Correlators;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;

/**
 * The little of a recorded event from which definitions are suggested.
 *
 * @param createdAt the emitter's time
 * @param counter its place in its invocation, 0 when not known
 * @param flow the flow's short name
 * @param address the event source address
 * @param name the event's name
 * @param tellsFailure whether it says by itself that something failed
 * @param correlators what it could belong together by: its transaction ids, fields and message properties, none empty
 * @param coveredBy the definitions that match it already
 */
public record Observation(
        Instant createdAt,
        int counter,
        String flow,
        String address,
        String name,
        boolean tellsFailure,
        Map<CorrelatorRule, String> correlators,
        Set<String> coveredBy) {

    /** A longer value is no correlator that anybody chose. */
    private static final int LONGEST_VALUE = 200;

    /** What is to be known of an event. */
    public static Observation of(MonitoringEvent event, Set<String> coveredBy) {
        EventSource source = event.source();
        Map<CorrelatorRule, String> correlators = new LinkedHashMap<>();
        Correlators ids = event.correlators();
        put(correlators, CorrelatorRule.GLOBAL, ids.globalTransactionId());
        put(correlators, new CorrelatorRule(From.PARENT_TRANSACTION_ID, ""), ids.parentTransactionId());
        put(correlators, new CorrelatorRule(From.LOCAL_TRANSACTION_ID, ""), ids.localTransactionId());
        ids.traceId().ifPresent(id -> put(correlators, new CorrelatorRule(From.TRACE_PARENT, ""), id));
        for (MonitoringEvent.Field field : event.fields()) {
            put(correlators, From.FIELD, field.name(), field.value());
        }
        event.extensions().forEach((name, value) -> {
            if (name.startsWith(CorrelatorRule.PROPERTY)) {
                put(correlators, From.PROPERTY, name.substring(CorrelatorRule.PROPERTY.length()), value);
            }
        });
        return new Observation(
                event.createdAt(),
                event.counter(),
                source.flow(),
                source.address(),
                event.name(),
                source.kind() == EventSource.Kind.TRANSACTION_ROLLBACK
                        || source.address().endsWith(".terminal.failure")
                        || !event.failure().isEmpty(),
                correlators,
                Set.copyOf(coveredBy));
    }

    private static void put(Map<CorrelatorRule, String> correlators, From from, String name, String value) {
        if (!name.isEmpty() && name.length() <= CorrelatorRule.MAX_NAME) {
            put(correlators, new CorrelatorRule(from, name), value);
        }
    }

    private static void put(Map<CorrelatorRule, String> correlators, CorrelatorRule rule, String value) {
        if (!value.isEmpty() && value.length() <= LONGEST_VALUE) {
            correlators.putIfAbsent(rule, value);
        }
    }
}
