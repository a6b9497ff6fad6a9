package org.waybill.domain.definition;

import java.util.Optional;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;

/**
 * Which events play a role.
 *
 * @param role the part that they play
 * @param flow fits the flow's unique or its short name
 * @param source fits the event source address
 * @param eventName fits the event's name
 * @param finalFailure for failures: whether nothing heals them. When absent, a rollback can be healed (the flow will be
 *     tried again) and everything else can not
 */
public record EventPattern(
        Role role, NamePattern flow, NamePattern source, NamePattern eventName, Optional<Boolean> finalFailure) {

    /** Whether the event is one of them. */
    public boolean matches(MonitoringEvent event) {
        EventSource from = event.source();
        return (flow.matches(from.flow()) || flow.matches(from.uniqueFlow()))
                && source.matches(from.address())
                && eventName.matches(event.name());
    }

    /** Whether a failure that this event reports is one that nothing heals. */
    public boolean isFinal(MonitoringEvent event) {
        return finalFailure.orElse(event.source().kind() != EventSource.Kind.TRANSACTION_ROLLBACK);
    }
}
