package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.waybill.event.MonitoringEvent;

/**
 * One version of a business transaction definition: which events belong together and what they mean.
 *
 * @param name unique among definitions: a letter or digit, then letters, digits, {@code _ . -}; at most 100 characters
 * @param version counts from 1
 * @param validFrom events created at or after this moment are matched under this version, until its reign ends
 * @param description for people, may be empty
 * @param correlators what the events have in common, at least one. Where there are several they are aliases, the name of
 *     choice first: events that carry any one of them meet once any event has carried two
 * @param events which events play which role; of several patterns that fit an event the first decides
 * @param keys the fields by which people look for a transaction
 * @param limits how long things may take
 * @param course what is expected on the way
 */
public record Definition(
        String name,
        int version,
        Instant validFrom,
        String description,
        List<CorrelatorRule> correlators,
        List<EventPattern> events,
        List<String> keys,
        Limits limits,
        Course course) {

    private static final int MAX_CORRELATORS = 10;
    private static final int MAX_KEY_NAME = 100;
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}_.-]{0,99}");

    /** @throws InvalidDefinitionException naming the field that is wrong */
    public Definition {
        requireNonNull(validFrom, "validFrom");
        requireNonNull(description, "description");
        requireNonNull(limits, "limits");
        requireNonNull(course, "course");
        correlators = List.copyOf(correlators);
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
        if (correlators.isEmpty() || correlators.size() > MAX_CORRELATORS) {
            throw new InvalidDefinitionException(
                    "correlators", "must be 1 to " + MAX_CORRELATORS + ", were " + correlators.size());
        }
        if (correlators.stream().map(CorrelatorRule::name).distinct().count() < correlators.size()) {
            throw new InvalidDefinitionException(
                    "correlators",
                    "must have different names, were "
                            + correlators.stream().map(CorrelatorRule::name).toList());
        }
        if (events.isEmpty()) {
            throw new InvalidDefinitionException("events", "must name at least one event");
        }
        if (keys.stream().anyMatch(key -> key.isEmpty() || key.length() > MAX_KEY_NAME)) {
            throw new InvalidDefinitionException(
                    "keys", "must hold names of 1 to " + MAX_KEY_NAME + " characters, were " + keys);
        }
        for (int i = 0; i < events.size(); i++) {
            EventPattern event = events.get(i);
            if (!event.milestone().isEmpty() && course.bit(event.milestone()) == 0) {
                throw new InvalidDefinitionException(
                        "events[" + i + "].milestone",
                        "must be the name of one of the milestones, was '" + event.milestone() + "'");
            }
            if (!event.stage().isEmpty() && course.number(event.stage()) == 0) {
                throw new InvalidDefinitionException(
                        "events[" + i + "].stage",
                        "must be the name of one of the stages, was '" + event.stage() + "'");
            }
        }
    }

    /**
     * Verifies that this can be a later version of that one: what is recorded keeps its meaning.
     *
     * @throws InvalidDefinitionException naming the field that stands in the way
     */
    public void requireGoesOnFrom(Definition before) {
        course.requireGoesOnFrom(before.course);
    }

    /** The same content under another number, in force from another moment. */
    public Definition as(int otherVersion, Instant otherValidFrom) {
        return new Definition(
                name, otherVersion, otherValidFrom, description, correlators, events, keys, limits, course);
    }

    /** Whether the other one has the same content, whatever their numbers and moments. */
    public boolean saysTheSameAs(Definition other) {
        return as(1, Instant.EPOCH).equals(other.as(1, Instant.EPOCH));
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

    /** Whether its business transactions go by several names. */
    public boolean hasAliases() {
        return correlators.size() > 1;
    }

    /** Whether a correlator is an expression, which the payload answers. */
    public boolean asksPayloads() {
        return correlators.stream().anyMatch(rule -> rule.expression().isPresent());
    }

    /** The names by which the event knows its business transaction, the name of choice first; empty when it has none. */
    public List<Alias> aliases(MonitoringEvent event, PayloadQuestions.Answers answers) {
        List<Alias> aliases = new ArrayList<>(correlators.size());
        for (int rank = 0; rank < correlators.size(); rank++) {
            CorrelatorRule rule = correlators.get(rank);
            Optional<String> value = rule.of(event, answers);
            if (value.isPresent()) {
                aliases.add(new Alias(rank, rule.name(), value.get()));
            }
        }
        return aliases;
    }

    /** What a careful author would want to be told, in whole sentences. An invalid definition cannot be made at all. */
    public List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (events.stream().noneMatch(pattern -> pattern.role() == Role.START)) {
            warnings.add("No event has the role start: every transaction will be inconsistent, start missing.");
        }
        if (events.stream().noneMatch(pattern -> pattern.role() == Role.END)) {
            warnings.add("No event has the role end: no transaction will ever be complete.");
        }
        for (Milestone milestone : course.milestones()) {
            if (events.stream().noneMatch(pattern -> pattern.milestone().equals(milestone.name()))) {
                warnings.add("No event reaches the milestone '" + milestone.name() + "'"
                        + (milestone.required() ? ": every transaction that ends will be inconsistent." : "."));
            }
        }
        for (Stage stage : course.stages()) {
            if (events.stream().noneMatch(pattern -> pattern.stage().equals(stage.name()))) {
                warnings.add("No event enters the stage '" + stage.name() + "'.");
            }
        }
        return List.copyOf(warnings);
    }
}
