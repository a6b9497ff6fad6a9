package org.waybill.recorder;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.atomic.LongAdder;

/** What this node's recorder has done since it started. Counted after the commit, so that a rollback counts nothing. */
@ApplicationScoped
public class RecorderCounts {

    private final LongAdder messages = new LongAdder();
    private final LongAdder recorded = new LongAdder();
    private final LongAdder duplicates = new LongAdder();
    private final LongAdder quarantined = new LongAdder();

    void add(Batch batch) {
        messages.add(batch.messages());
        recorded.add(batch.recorded());
        duplicates.add(batch.duplicates());
        quarantined.add(batch.quarantined());
    }

    /** Everything so far. */
    public Batch total() {
        return new Batch(messages.sum(), recorded.sum(), duplicates.sum(), quarantined.sum());
    }

    /**
     * What became of a number of messages.
     *
     * @param messages messages consumed
     * @param recorded events that were new
     * @param duplicates events that were there already
     * @param quarantined messages, or single events of them, that could not be recorded
     */
    public record Batch(long messages, long recorded, long duplicates, long quarantined) {}
}
