package org.waybill.domain.definition;

import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The batches of this node that have begun and whose transactions have not ended. A node that applies a change goes on to commit
 * what it has matched before; only when that is over can it say that it matches by the change.
 */
public final class BatchesUnderWay {

    private final AtomicLong last = new AtomicLong();
    private final ConcurrentSkipListSet<Long> open = new ConcurrentSkipListSet<>();
    private long noticed = -1;
    private long lastBefore;
    private long settled = -1;

    /**
     * A batch begins. Definitions are looked up after that.
     *
     * @return to be run when its transaction has ended
     */
    public Runnable begin() {
        Long number = last.incrementAndGet();
        open.add(number);
        return () -> open.remove(number);
    }

    /**
     * The change by which everything matches that can still be committed; absent while there is none.
     *
     * @param applied the last change that new batches match by
     */
    public synchronized Optional<Long> settled(long applied) {
        if (applied != noticed) {
            noticed = applied;
            lastBefore = last.get();
        }
        if (open.headSet(lastBefore, true).isEmpty()) {
            settled = noticed;
        }
        return settled < 0 ? Optional.empty() : Optional.of(settled);
    }
}
