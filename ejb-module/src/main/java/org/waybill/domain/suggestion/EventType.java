package org.waybill.domain.suggestion;

import java.util.Comparator;
import java.util.Optional;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;

/**
 * Events that a definition would not tell apart.
 *
 * @param flow the flow's short name
 * @param address the event source address, may be empty
 * @param name the event's name where it tells more than the address, else empty
 */
record EventType(String flow, String address, String name) implements Comparable<EventType> {

    private static final Comparator<EventType> ORDER = Comparator.comparing(EventType::flow)
            .thenComparing(EventType::address)
            .thenComparing(EventType::name);

    /** The pattern of these events. */
    EventPattern pattern(Role role, Optional<Boolean> isFinal) {
        return new EventPattern(role, new NamePattern(flow), orAny(address), orAny(name), isFinal);
    }

    private static NamePattern orAny(String text) {
        return text.isEmpty() ? NamePattern.ANY : new NamePattern(text);
    }

    @Override
    public int compareTo(EventType other) {
        return ORDER.compare(this, other);
    }
}
