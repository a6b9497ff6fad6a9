package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.transaction.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.waybill.domain.metrics.BatchMeter;
import org.waybill.domain.metrics.RecordedBatch;

class AttemptTest {

    private final List<String> told = new ArrayList<>();
    private final BatchMeter meter = new BatchMeter() {
        @Override
        public void committed(RecordedBatch batch, Duration commit) {
            assertThat(commit).isBetween(Duration.ZERO, Duration.ofMinutes(1));
            told.add("committed " + batch.messages());
        }

        @Override
        public void returned(int messages) {
            told.add("returned " + messages);
        }
    };
    private final Attempt attempt = new Attempt(3, meter, () -> told.add("goes on"), () -> told.add("ended"));

    @Test
    void aCommitCounts() {
        attempt.done(new RecordedBatch(3, 2, 1, 0));
        attempt.beforeCompletion();
        attempt.afterCompletion(Status.STATUS_COMMITTED);
        assertThat(told).containsExactly("ended", "committed 3", "goes on");
    }

    @Test
    void aRollbackCountsNothingButThatTheMessagesComeAgain() {
        attempt.afterCompletion(Status.STATUS_ROLLEDBACK);
        assertThat(told).containsExactly("ended", "returned 3");
    }
}
