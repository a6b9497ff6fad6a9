package org.waybill.domain.rollup;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.domain.transaction.TransactionState;

/** Reads rollups. */
public interface Rollups {

    /**
     * One rollup a bucket, in their order; {@link Rollup#NONE} where there are no transactions.
     *
     * @throws StoreUnavailableException if the store cannot be read at the moment
     */
    List<Rollup> find(RollupQuery query);

    /**
     * How many business transactions of each definition began in a span of time, by their state.
     *
     * @param from on a quarter hour
     * @param to on a quarter hour, after that
     * @return by the definitions' names; of a definition with none, nothing
     * @throws StoreUnavailableException if the store cannot be read at the moment
     */
    SortedMap<String, Map<TransactionState, Long>> byDefinition(Instant from, Instant to);

    /**
     * The moment as of which they are: all that was recorded before it is counted, and in the state of that moment. Absent
     * before the first time.
     *
     * @throws StoreUnavailableException if the store cannot be read at the moment
     */
    Optional<Instant> asOf();
}
