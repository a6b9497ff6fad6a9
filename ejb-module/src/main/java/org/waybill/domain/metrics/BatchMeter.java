package org.waybill.domain.metrics;

import java.time.Duration;

/**
 * Is told what becomes of every batch of this node's recorder: once a batch, never once an event, after its transaction
 * has ended. Calls come from several threads at once and must be short.
 */
public interface BatchMeter {

    /**
     * A batch is committed.
     *
     * @param commit how long the transaction's end took: prepare and commit on database and broker
     */
    void committed(RecordedBatch batch, Duration commit);

    /** A transaction was rolled back; its messages are on the queue again, to be delivered once more. */
    void returned(int messages);
}
