package org.waybill.domain.transaction;

import java.time.Instant;
import java.util.UUID;

/** A moment and the event that it belongs to; of two events at one moment the id decides, so that the order is total. */
public record Stamp(Instant at, UUID event) implements Comparable<Stamp> {
    @Override
    public int compareTo(Stamp other) {
        int byTime = at.compareTo(other.at);
        return byTime != 0 ? byTime : event.compareTo(other.event);
    }
}
