package org.waybill.domain.suggestion;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.rollup.Durations;
import org.waybill.domain.suggestion.Roles.TypedEvent;

/**
 * Flows that are linked by a correlator, and how well transactions come out of it.
 *
 * @param rule the correlator
 * @param flows the flows
 * @param roles what begins, ends and fails
 * @param transactions the events of each, in their order
 * @param whole how many go from a single start to an end
 * @param failed how many hold a failure
 * @param confidence see {@link Suggestion#confidence}
 * @param durations of the whole ones
 */
record Candidate(
        CorrelatorRule rule,
        SortedSet<String> flows,
        Roles roles,
        List<List<TypedEvent>> transactions,
        int whole,
        int failed,
        double confidence,
        Durations durations) {

    private static final int LEAST_TRANSACTIONS = 3;

    /** The quantile of the normal distribution for 95 % to both sides. */
    private static final double Z = 1.96;

    /**
     * Looks at what a correlator makes of the events of some flows.
     *
     * @param transactions the events of each, in their order
     * @param begin where the events begin: what was on its way then may lack its start
     * @param end where they end: what is on its way then may lack its end
     * @return absent when no start and end can be told, or when there are too few transactions to tell
     */
    static Optional<Candidate> of(
            CorrelatorRule rule,
            SortedSet<String> flows,
            List<List<TypedEvent>> transactions,
            Instant begin,
            Instant end) {
        Roles roles = Roles.of(transactions);
        if (!roles.areTold()) {
            return Optional.empty();
        }
        Durations durations = Durations.NONE;
        int whole = 0;
        int failed = 0;
        for (List<TypedEvent> transaction : transactions) {
            Course course = Course.of(transaction, roles);
            if (course.isWhole()) {
                whole++;
                durations = durations.merge(Durations.of(course.duration()));
            }
            failed += course.failed() ? 1 : 0;
        }
        Duration usual = durations.percentile(99).orElse(Duration.ZERO);
        int seen = 0;
        int explained = 0;
        for (List<TypedEvent> transaction : transactions) {
            Course course = Course.of(transaction, roles);
            boolean isCut = (course.starts() == 0 && course.first().minus(usual).isBefore(begin))
                    || (!course.isOver() && course.last().plus(usual).isAfter(end));
            if (!isCut) {
                seen++;
                explained += course.starts() == 1 && course.isOver() ? 1 : 0;
            }
        }
        if (seen < LEAST_TRANSACTIONS) {
            return Optional.empty();
        }
        return Optional.of(
                new Candidate(rule, flows, roles, transactions, whole, failed, atLeast(explained, seen), durations));
    }

    /** The lower bound of Wilson's score interval (E. B. Wilson, 1927): few cases prove little. */
    private static double atLeast(int yes, int all) {
        double share = (double) yes / all;
        double z2 = Z * Z;
        double spread = Z * Math.sqrt((share * (1 - share) + z2 / (4 * all)) / all);
        return Math.max(0, (share + z2 / (2 * all) - spread) / (1 + z2 / all));
    }

    /** How much it explains: many flows well. In hundredths, so that nothing hangs on a single event. */
    long strength() {
        return Math.round(confidence * flows.size() * 100);
    }

    /** The fields that are the same all through most transactions and different from one to the next, sorted. */
    List<String> keys() {
        Map<String, Integer> in = new TreeMap<>();
        Map<String, Integer> single = new TreeMap<>();
        Map<String, Set<String>> values = new TreeMap<>();
        for (List<TypedEvent> transaction : transactions) {
            Map<String, Set<String>> here = new TreeMap<>();
            for (TypedEvent event : transaction) {
                event.observation().correlators().forEach((each, value) -> {
                    if (each.from() == CorrelatorRule.From.FIELD) {
                        here.computeIfAbsent(each.text(), name -> new TreeSet<>())
                                .add(value);
                    }
                });
            }
            here.forEach((name, some) -> {
                in.merge(name, 1, Integer::sum);
                single.merge(name, some.size() == 1 ? 1 : 0, Integer::sum);
                values.computeIfAbsent(name, n -> new TreeSet<>()).addAll(some);
            });
        }
        List<String> keys = new ArrayList<>();
        in.forEach((name, count) -> {
            if (count >= transactions.size() / 2.0
                    && single.get(name) >= 0.95 * count
                    && values.get(name).size() >= count / 2.0) {
                keys.add(name);
            }
        });
        return keys;
    }

    /** The definitions that match at least half of its events. */
    Set<String> coveredBy() {
        Map<String, Integer> covered = new TreeMap<>();
        int events = 0;
        for (List<TypedEvent> transaction : transactions) {
            events += transaction.size();
            for (TypedEvent event : transaction) {
                event.observation().coveredBy().forEach(name -> covered.merge(name, 1, Integer::sum));
            }
        }
        int half = (events + 1) / 2;
        Set<String> names = new TreeSet<>(covered.keySet());
        names.removeIf(name -> covered.get(name) < half);
        return names;
    }

    /** What happened in one transaction. */
    private record Course(
            int starts, int ends, boolean failed, Instant first, Instant last, Instant started, Instant ended) {

        static Course of(List<TypedEvent> transaction, Roles roles) {
            Instant first = transaction.get(0).observation().createdAt();
            Instant last = transaction.get(transaction.size() - 1).observation().createdAt();
            int starts = 0;
            int ends = 0;
            boolean failed = false;
            Instant started = last;
            Instant ended = first;
            for (TypedEvent event : transaction) {
                Instant at = event.observation().createdAt();
                if (roles.starts().contains(event.type())) {
                    starts++;
                    started = at.isBefore(started) ? at : started;
                } else if (roles.ends().contains(event.type())) {
                    ends++;
                    ended = at.isAfter(ended) ? at : ended;
                }
                failed |= roles.failures().contains(event.type());
            }
            return new Course(starts, ends, failed, first, last, started, ended);
        }

        boolean isWhole() {
            return starts == 1 && ends > 0;
        }

        boolean isOver() {
            return ends > 0 || failed;
        }

        Duration duration() {
            return Duration.between(started, ended);
        }
    }
}
