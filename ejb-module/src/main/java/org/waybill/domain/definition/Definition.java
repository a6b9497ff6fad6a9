package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.waybill.event.MonitoringEvent;

/**
 * One version of a business transaction definition: which events belong together and what they mean.
 *
 * @param name unique among definitions: a letter or digit, then letters, digits, {@code _ . -}; at most 100 characters
 * @param version counts from 1
 * @param validFrom events created at or after this moment are matched under this version, until the next one's
 * @param description for people, may be empty
 * @param correlator what the events have in common
 * @param events which events play which role; of several patterns that fit an event the first decides
 * @param keys the fields by which people look for a transaction
 * @param limits how long things may take
 */
public record Definition(
        String name,
        int version,
        Instant validFrom,
        String description,
        CorrelatorRule correlator,
        List<EventPattern> events,
        List<String> keys,
        Limits limits) {

    private static final int MAX_KEY_NAME = 100;
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,99}");

    /** @throws InvalidDefinitionException naming the field that is wrong */
    public Definition {
        requireNonNull(validFrom, "validFrom");
        requireNonNull(description, "description");
        requireNonNull(correlator, "correlator");
        requireNonNull(limits, "limits");
        events = List.copyOf(events);
        keys = List.copyOf(keys);
        if (!NAME.matcher(name).matches()) {
            throw new InvalidDefinitionException(
                    "name",
                    "must begin with a letter or digit and go on with letters, digits, '_', '.' or '-', 100 characters at most; was '"
                            + name + "'");
        }
        if (version < 1) {
            throw new InvalidDefinitionException("version", "counts from 1, was " + version);
        }
        if (events.isEmpty()) {
            throw new InvalidDefinitionException("events", "must name at least one event");
        }
        if (keys.stream().anyMatch(key -> key.isEmpty() || key.length() > MAX_KEY_NAME)) {
            throw new InvalidDefinitionException(
                    "keys", "must hold names of 1 to " + MAX_KEY_NAME + " characters, were " + keys);
        }
    }

    /** The pattern that decides the event's role, absent when the event plays none. */
    public Optional<EventPattern> patternFor(MonitoringEvent event) {
        for (EventPattern pattern : events) {
            if (pattern.matches(event)) {
                return Optional.of(pattern);
            }
        }
        return Optional.empty();
    }

    /** What a careful author would want to be told, in whole sentences. An invalid definition cannot be made at all. */
    public List<String> warnings() {
        boolean hasStart = events.stream().anyMatch(pattern -> pattern.role() == Role.START);
        boolean hasEnd = events.stream().anyMatch(pattern -> pattern.role() == Role.END);
        return java.util.stream.Stream.of(
                        hasStart
                                ? ""
                                : "No event has the role start: every transaction will be inconsistent, start missing.",
                        hasEnd ? "" : "No event has the role end: no transaction will ever be complete.")
                .filter(warning -> !warning.isEmpty())
                .toList();
    }
}
