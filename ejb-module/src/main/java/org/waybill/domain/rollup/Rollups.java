package org.waybill.domain.rollup;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.waybill.domain.recording.StoreUnavailableException;

/** Reads rollups. */
public interface Rollups {

    /**
     * One rollup a bucket, in their order; {@link Rollup#NONE} where there are no transactions.
     *
     * @throws StoreUnavailableException if the store cannot be read at the moment
     */
    List<Rollup> find(RollupQuery query);

    /**
     * The moment as of which they are: all that was recorded before it is counted, and in the state of that moment. Absent
     * before the first time.
     *
     * @throws StoreUnavailableException if the store cannot be read at the moment
     */
    Optional<Instant> asOf();
}
