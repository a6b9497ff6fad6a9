package org.waybill.domain.transaction;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;
import org.waybill.domain.Count;
import org.waybill.domain.Page;

/** The business transactions that have been recorded, for reading. */
public interface Transactions {

    /** The newest first. */
    Page<BusinessTransaction> find(TransactionQuery query);

    /** How many are meant at that moment, counted as far as is quick. */
    Count count(TransactionFilter filter, Instant now);

    /**
     * Those beside one in the list of what is meant at that moment, as far as that is found quickly; it need not be in the list
     * itself. Empty when there is no such transaction.
     */
    Optional<Neighbours> neighbours(UUID id, TransactionFilter filter, Instant now);

    /**
     * The business transaction of that identity. An identity that it had before it was joined with another one by an alias
     * leads to it, too: then the answer's own identity is another.
     */
    Optional<BusinessTransaction> byId(UUID id);

    /** The events of a business transaction by creation time, then counter, then id; at most {@code limit}, from the first. */
    List<LinkedEvent> events(UUID transaction, int limit);

    /** When it entered which stage first, by the emitters' clocks: the stages' numbers, from 1, and the moments. */
    SortedMap<Integer, Instant> stageEntries(UUID transaction);

    /** The events that it shares with other business transactions, by time; at most {@code limit}. */
    List<SharedEvent> sharedEvents(UUID transaction, int limit);

    /** The business transactions that an event belongs to. */
    List<BusinessTransaction> ofEvent(UUID event);
}
