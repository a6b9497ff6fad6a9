package org.waybill.domain.transaction;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.waybill.domain.event.RecordedEvent;

/**
 * What a person should know of a business transaction that is no state: here times of two hosts may be compared, since
 * nothing is decided by it.
 */
public final class Notes {

    /** Clocks of well-kept hosts differ by less, and events overtake each other by less. */
    static final Duration TOLERANCE = Duration.ofSeconds(10);

    private Notes() {}

    /**
     * The notes, each a whole sentence.
     *
     * @param facts what the events of the transaction add up to
     * @param events its events, or the first of them
     */
    public static List<String> of(TransactionFacts facts, List<LinkedEvent> events) {
        List<String> notes = new ArrayList<>();
        if (facts.startCount() > 1 && !facts.singleStart()) {
            notes.add("It started " + facts.startCount()
                    + " times: it was tried again, or its correlator was used for something else before.");
        }
        activityAfterTheEnd(facts)
                .map(late -> "Its last progress came " + Words.of(late) + " after its last end.")
                .ifPresent(notes::add);
        events.stream()
                .map(LinkedEvent::event)
                .max(Comparator.comparing(Notes::ahead)
                        .thenComparing(event -> event.event().id()))
                .filter(event -> ahead(event).compareTo(TOLERANCE) > 0)
                .map(event -> "The clock of the flow '" + event.event().source().flow() + "' is ahead: its event "
                        + event.event().id() + " was created " + Words.of(ahead(event))
                        + " after the broker took it in.")
                .ifPresent(notes::add);
        return notes;
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
