package org.waybill.domain.transaction;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * Which business transactions are meant: those that meet all of this.
 *
 * @param definition only of that definition
 * @param version only those of which this is the newest version that they met
 * @param states only in one of these states; empty means all
 * @param from only with their first event at or after this moment
 * @param to only with their first event before this moment
 * @param key only with this correlator, or with one of their business keys or aliases having this value, exactly
 * @param minDuration only complete ones that took so long or longer, in milliseconds
 * @param maxDuration only complete ones that took so long or less, in milliseconds
 * @param flows only those in which an event of each of these flows took part, by unique or short name
 * @param failure only those whose latest failure's text contains this, ignoring case
 * @param acknowledged only those that somebody has acknowledged, or only those that nobody has
 */
public record TransactionFilter(
        Optional<String> definition,
        Optional<Integer> version,
        Set<TransactionState> states,
        Optional<Instant> from,
        Optional<Instant> to,
        Optional<String> key,
        Optional<Duration> minDuration,
        Optional<Duration> maxDuration,
        Set<String> flows,
        Optional<String> failure,
        Optional<Boolean> acknowledged) {

    /** All of them. */
    public static final TransactionFilter ALL = new TransactionFilter(
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            Optional.empty(),
            Optional.empty());

    public TransactionFilter {
        states = Set.copyOf(states);
        flows = Set.copyOf(flows);
    }

    /** Whether a state is asked for, and not every one. */
    public boolean asksForState() {
        return !states.isEmpty() && states.size() < TransactionState.values().length;
    }

    /** Whether a duration is asked for; only what is complete has one. */
    public boolean asksForDuration() {
        return minDuration.isPresent() || maxDuration.isPresent();
    }

    /** The same among those of one definition. */
    public TransactionFilter ofDefinition(Optional<String> name) {
        return new TransactionFilter(
                name, version, states, from, to, key, minDuration, maxDuration, flows, failure, acknowledged);
    }

    /** The same among those of which that is the newest version that they met. */
    public TransactionFilter ofVersion(Optional<Integer> number) {
        return new TransactionFilter(
                definition, number, states, from, to, key, minDuration, maxDuration, flows, failure, acknowledged);
    }

    /** The same among those in one of these states. */
    public TransactionFilter in(Set<TransactionState> some) {
        return new TransactionFilter(
                definition, version, some, from, to, key, minDuration, maxDuration, flows, failure, acknowledged);
    }

    /** The same among those whose first event is from one moment on and before another. */
    public TransactionFilter between(Optional<Instant> begin, Optional<Instant> end) {
        return new TransactionFilter(
                definition, version, states, begin, end, key, minDuration, maxDuration, flows, failure, acknowledged);
    }

    /** The same among those with that key. */
    public TransactionFilter withKey(Optional<String> value) {
        return new TransactionFilter(
                definition, version, states, from, to, value, minDuration, maxDuration, flows, failure, acknowledged);
    }

    /** The same among those that took from so long to so long. */
    public TransactionFilter lasting(Optional<Duration> least, Optional<Duration> most) {
        return new TransactionFilter(
                definition, version, states, from, to, key, least, most, flows, failure, acknowledged);
    }

    /** The same among those in which events of these flows took part. */
    public TransactionFilter through(Set<String> names) {
        return new TransactionFilter(
                definition, version, states, from, to, key, minDuration, maxDuration, names, failure, acknowledged);
    }

    /** The same among those whose latest failure contains that text. */
    public TransactionFilter failedWith(Optional<String> text) {
        return new TransactionFilter(
                definition, version, states, from, to, key, minDuration, maxDuration, flows, text, acknowledged);
    }

    /** The same among those that are acknowledged, or are not. */
    public TransactionFilter acknowledged(Optional<Boolean> is) {
        return new TransactionFilter(
                definition, version, states, from, to, key, minDuration, maxDuration, flows, failure, is);
    }
}
