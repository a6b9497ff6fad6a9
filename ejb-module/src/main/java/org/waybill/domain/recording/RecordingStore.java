package org.waybill.domain.recording;

import java.util.List;
import java.util.stream.Stream;
import org.waybill.domain.quarantine.QuarantinedEvent;

/**
 * Where events are recorded. Every call takes part in the caller's transaction and decides nothing about it, but for one
 * case: trouble of the surroundings dooms it.
 */
public interface RecordingStore {

    /**
     * Records events and folds them into their business transactions. An event that is there already changes nothing but
     * its number of duplicates.
     *
     * @param events in any order; the same event may be among them more than once
     * @return what became of them; every event of the argument is counted once
     * @throws StoreUnavailableException for trouble of the surroundings; the transaction is marked rollback-only before
     */
    Recorded record(List<ReceivedEvent> events);

    /**
     * Keeps what cannot be recorded.
     *
     * @throws StoreUnavailableException as above
     */
    void quarantine(List<QuarantinedEvent> events);

    /**
     * What became of a batch: received = recorded + duplicates + refused + held.
     *
     * @param recorded the number of events that are new
     * @param duplicates the number of events that were there already, or twice in the batch
     * @param refused those that the database refuses, because of what they hold
     * @param held those of which nothing was written, since somebody else holds a row of theirs: try them again later
     */
    record Recorded(int recorded, int duplicates, List<Refused> refused, List<ReceivedEvent> held) {
        public Recorded {
            refused = List.copyOf(refused);
            held = List.copyOf(held);
        }

        /** With nobody in the way. */
        public Recorded(int recorded, int duplicates, List<Refused> refused) {
            this(recorded, duplicates, refused, List.of());
        }

        /** Both together. */
        public Recorded plus(Recorded other) {
            return new Recorded(
                    recorded + other.recorded,
                    duplicates + other.duplicates,
                    both(refused, other.refused),
                    both(held, other.held));
        }

        private static <T> List<T> both(List<T> one, List<T> other) {
            return Stream.concat(one.stream(), other.stream()).toList();
        }
    }

    /**
     * An event that the database refuses.
     *
     * @param event the event
     * @param reason the database's words
     */
    record Refused(ReceivedEvent event, String reason) {}
}
