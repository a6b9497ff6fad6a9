package org.waybill.domain.transaction;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.transaction.Finding.Kind;

/**
 * What a person should know of a business transaction that is no state: here times of two hosts may be compared, since
 * nothing is decided by it.
 */
public final class Notes {

    /** Clocks of well-kept hosts differ by less, and events overtake each other by less. */
    static final Duration TOLERANCE = Duration.ofSeconds(10);

    private Notes() {}

    /**
     * The notes; in words, each is a whole sentence.
     *
     * @param facts what the events of the transaction add up to
     * @param events its events, or the first of them
     */
    public static List<Finding> of(TransactionFacts facts, List<LinkedEvent> events) {
        List<Finding> notes = new ArrayList<>();
        if (facts.startCount() > 1 && !facts.singleStart()) {
            notes.add(Finding.counted(Kind.TRIED_AGAIN, facts.startCount()));
        }
        activityAfterTheEnd(facts)
                .map(late -> Finding.of(Kind.PROGRESS_AFTER_END).within(Optional.of(late)))
                .ifPresent(notes::add);
        events.stream()
                .map(LinkedEvent::event)
                .max(Comparator.comparing(Notes::ahead)
                        .thenComparing(event -> event.event().id()))
                .filter(event -> ahead(event).compareTo(TOLERANCE) > 0)
                .map(Notes::clockAhead)
                .ifPresent(notes::add);
        return notes;
    }

    private static Finding clockAhead(RecordedEvent event) {
        return Finding.named(Kind.CLOCK_AHEAD, List.of(event.event().source().flow()))
                .saying(event.event().id().toString())
                .within(Optional.of(ahead(event)));
    }

    private static Optional<Duration> activityAfterTheEnd(TransactionFacts facts) {
        return facts.lastEndAt()
                .flatMap(end -> facts.lastProgressAt().map(progress -> Duration.between(end, progress)))
                .filter(late -> late.compareTo(TOLERANCE) > 0);
    }

    /** By how much the emitter's clock was ahead of the broker's, at least; negative in the usual case. */
    private static Duration ahead(RecordedEvent event) {
        return Duration.between(event.receivedAt(), event.event().createdAt());
    }
}
