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
 * @param milestone the name of the milestone that such an event reaches, or empty
 * @param stage the name of the stage that such an event enters, or empty
 */
public record EventPattern(
        Role role,
        NamePattern flow,
        NamePattern source,
        NamePattern eventName,
        Optional<Boolean> finalFailure,
        String milestone,
        String stage) {

    /** A pattern whose events reach no milestone and enter no stage. */
    public EventPattern(
            Role role, NamePattern flow, NamePattern source, NamePattern eventName, Optional<Boolean> finalFailure) {
        this(role, flow, source, eventName, finalFailure, "", "");
    }

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
