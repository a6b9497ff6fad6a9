package org.waybill.api.access;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Slows down whoever guesses passwords: after {@value #FAILURES} failed log-ins of one user from one address, that pair
 * must wait. One node's memory only; it is a brake, not a lock, so nobody can lock out others.
 */
@ApplicationScoped
public class LogInThrottle {

    static final int FAILURES = 5;
    static final Duration WAIT = Duration.ofSeconds(30);

    /** So many pairs are remembered, the latest ones: a bound on memory. */
    private static final int REMEMBERED = 10_000;

    private final Clock clock;
    private final Map<Pair, Failures> failures = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Pair, Failures> eldest) {
            return size() > REMEMBERED;
        }
    };

    public LogInThrottle() {
        this(Clock.systemUTC());
    }

    LogInThrottle(Clock clock) {
        this.clock = clock;
    }

    /** How long that user must still wait at that address; empty when a log-in may be tried. */
    public synchronized Optional<Duration> waitFor(String user, String address) {
        Failures failed = failures.get(new Pair(user, address));
        Instant now = clock.instant();
        return failed == null
                        || failed.count() < FAILURES
                        || !now.isBefore(failed.last().plus(WAIT))
                ? Optional.empty()
                : Optional.of(Duration.between(now, failed.last().plus(WAIT)));
    }

    /** Remembers a failed log-in. */
    public synchronized void failed(String user, String address) {
        Pair pair = new Pair(user, address);
        Instant now = clock.instant();
        Failures before = failures.remove(pair);
        boolean fresh = before == null || !now.isBefore(before.last().plus(WAIT));
        failures.put(pair, new Failures(fresh ? 1 : before.count() + 1, now));
    }

    /** Forgets the failures: the log-in has succeeded. */
    public synchronized void succeeded(String user, String address) {
        failures.remove(new Pair(user, address));
    }

    synchronized int remembered() {
        return failures.size();
    }

    private record Pair(String user, String address) {}

    private record Failures(int count, Instant last) {}
}
