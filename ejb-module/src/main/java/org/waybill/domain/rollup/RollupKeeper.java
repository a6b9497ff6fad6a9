package org.waybill.domain.rollup;

import java.time.Instant;
import org.waybill.domain.recording.StoreUnavailableException;

/**
 * Keeps rollups fresh: buckets in which something was recorded, or in which a state has changed because time went on, are
 * counted anew from the transactions. Counting anew can be repeated; so any number of nodes may do it, and none needs to.
 */
public interface RollupKeeper {

    /**
     * Counts some of the stale buckets anew, in a transaction of its own, which must not have begun.
     *
     * @param now the moment of asking; states depend on it
     * @return whether some are left
     * @throws StoreUnavailableException if the store cannot do it at the moment; nothing has changed then
     */
    boolean freshen(Instant now);
}
