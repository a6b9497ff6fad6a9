package org.waybill.domain.definition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BatchesUnderWayTest {

    private final BatchesUnderWay batches = new BatchesUnderWay();

    @Test
    void aChangeSettlesAtOnceWhenNothingIsUnderWay() {
        batches.begin().run();
        assertThat(batches.settled(7)).contains(7L);
    }

    @Test
    void aChangeSettlesWhenTheBatchesOfBeforeHaveEnded() {
        assertThat(batches.settled(7)).contains(7L);
        Runnable one = batches.begin();
        Runnable other = batches.begin();
        assertThat(batches.settled(8)).contains(7L);
        Runnable later = batches.begin();
        other.run();
        assertThat(batches.settled(8)).contains(7L);
        one.run();
        assertThat(batches.settled(8)).contains(8L);
        later.run();
    }

    @Test
    void nothingIsSettledBeforeTheFirstBatchesHaveEnded() {
        Runnable early = batches.begin();
        assertThat(batches.settled(3)).isEmpty();
        early.run();
        assertThat(batches.settled(3)).contains(3L);
    }
}
