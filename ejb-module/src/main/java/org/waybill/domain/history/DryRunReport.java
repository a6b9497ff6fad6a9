package org.waybill.domain.history;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Role;
import org.waybill.domain.transaction.StateReport;
import org.waybill.domain.transaction.TransactionState;

/**
 * What a definition would have matched. Every event is counted once: examined = matched + withoutCorrelator + unmatched.
 *
 * @param examined how many events were tried
 * @param whole whether these were all that were asked for, or all there are; else time was up
 * @param oldest the creation time of the oldest event that was tried; absent without events
 * @param newest the creation time of the newest one
 * @param matched how many would belong to a business transaction
 * @param withoutCorrelator how many fit a pattern and have no correlator, or one that cannot be kept
 * @param roles how many would play which role; every role is there
 * @param patterns what became of each pattern, in the definition's order
 * @param transactions how many business transactions there would be in which state; every state is there
 * @param examples a few of those business transactions, of each state
 * @param strays a few of the events that have no correlator
 */
public record DryRunReport(
        int examined,
        boolean whole,
        Optional<Instant> oldest,
        Optional<Instant> newest,
        int matched,
        int withoutCorrelator,
        Map<Role, Integer> roles,
        List<PatternUse> patterns,
        Map<TransactionState, Integer> transactions,
        List<Example> examples,
        List<Stray> strays) {

    public DryRunReport {
        roles = Map.copyOf(roles);
        patterns = List.copyOf(patterns);
        transactions = Map.copyOf(transactions);
        examples = List.copyOf(examples);
        strays = List.copyOf(strays);
    }

    /** How many events fit no pattern. */
    public int unmatched() {
        return examined - matched - withoutCorrelator;
    }

    /**
     * How often a pattern decided.
     *
     * @param pattern the pattern
     * @param matched events that would belong to a business transaction by it
     * @param withoutCorrelator events that fit it and have no correlator
     */
    public record PatternUse(EventPattern pattern, int matched, int withoutCorrelator) {

        /** Whether it fits nothing: its flow may be misspelt, or a pattern before it takes everything. */
        public boolean isSilent() {
            return matched + withoutCorrelator == 0;
        }
    }

    /**
     * One of the business transactions that there would be.
     *
     * @param correlator its correlator
     * @param report its state now, and why
     * @param eventCount the number of its events
     * @param events the identities of the first of them to be tried
     */
    public record Example(String correlator, StateReport report, int eventCount, List<UUID> events) {
        public Example {
            events = List.copyOf(events);
        }
    }

    /**
     * An event that fits a pattern and has no correlator.
     *
     * @param event its identity
     * @param pattern the place of the pattern in the definition's list, from 0
     */
    public record Stray(UUID event, int pattern) {}
}
