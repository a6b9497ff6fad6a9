package org.waybill.domain.suggestion;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;

/** Writes definitions as a person would: starts, failures and ends by their source, then what is left of each flow. */
final class SuggestedDefinitions {

    private static final int LONGEST_NAME = 90;

    private final Set<String> taken;

    /** @param taken names that are in use */
    SuggestedDefinitions(Set<String> taken) {
        this.taken = new HashSet<>(taken);
    }

    Definition of(Candidate candidate) {
        Roles roles = candidate.roles();
        List<EventPattern> events = new ArrayList<>();
        roles.starts().forEach(type -> events.add(type.pattern(Role.START, Optional.empty())));
        roles.failures().forEach(type -> events.add(type.pattern(Role.FAILURE, isFinal(type, roles))));
        roles.ends().forEach(type -> events.add(type.pattern(Role.END, Optional.empty())));
        for (String flow : candidate.flows()) {
            events.add(new EventPattern(
                    Role.PROGRESS, new NamePattern(flow), NamePattern.ANY, NamePattern.ANY, Optional.empty()));
        }
        return new Definition(
                name(roles.starts().iterator().next().flow()),
                1,
                Instant.EPOCH,
                "Suggested by " + candidate.transactions().size() + " transactions of "
                        + String.join(", ", candidate.flows()),
                List.of(candidate.rule()),
                events,
                candidate.keys(),
                new Limits(
                        RoundLimit.above(candidate.durations()),
                        Optional.empty(),
                        Limits.DEFAULT.settle(),
                        Limits.DEFAULT.retryWindow()),
                Course.FREE);
    }

    /** Said only where it is not what a definition takes for granted. */
    private static Optional<Boolean> isFinal(EventType failure, Roles roles) {
        boolean isRollback = failure.address().endsWith(".transaction.Rollback");
        return roles.healed().contains(failure) && !isRollback ? Optional.of(false) : Optional.empty();
    }

    /** The first flow's name in lower case with hyphens, with a number where it is taken. */
    private String name(String flow) {
        String words = flow.replaceAll("(?<=[\\p{Ll}\\p{N}])(?=\\p{Lu})", "-")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}_.-]+", "-")
                .replaceAll("^[^\\p{L}\\p{N}]+", "");
        String name = words.isEmpty() ? "transaction" : words.substring(0, Math.min(LONGEST_NAME, words.length()));
        String free = name;
        for (int number = 2; !taken.add(free); number++) {
            free = name + "-" + number;
        }
        return free;
    }
}
