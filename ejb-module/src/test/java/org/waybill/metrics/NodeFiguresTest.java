package org.waybill.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.waybill.domain.metrics.BatchMeter;
import org.waybill.domain.metrics.Figures;
import org.waybill.domain.metrics.QueueFigures;
import org.waybill.domain.metrics.RecordedBatch;

class NodeFiguresTest {

    private final NodeFigures node = new NodeFigures();

    @Test
    void addsUpWhatTheRecorderDid() {
        node.committed(new RecordedBatch(10, 7, 2, 1), Duration.ofMillis(4));
        node.committed(new RecordedBatch(1, 1, 0, 0), Duration.ofMillis(2));
        node.returned(5);
        node.look();
        Figures figures = node.figures();
        assertThat(figures.total()).isEqualTo(new RecordedBatch(11, 8, 2, 1));
        assertThat(figures.batches()).isEqualTo(2);
        assertThat(figures.redeliveries()).isEqualTo(5);
        assertThat(figures.batchMessages().max()).isEqualTo(10);
        assertThat(figures.commitSeconds().count()).isEqualTo(2);
    }

    @Test
    void tellsTheExporterOfEveryBatch() {
        List<RecordedBatch> told = new ArrayList<>();
        node.export(new BatchMeter() {
            @Override
            public void committed(RecordedBatch batch, Duration commit) {
                told.add(batch);
            }

            @Override
            public void returned(int messages) {
                // not of interest
            }
        });
        RecordedBatch batch = new RecordedBatch(3, 3, 0, 0);
        node.committed(batch, Duration.ZERO);
        assertThat(told).containsExactly(batch);
    }

    @Test
    void saysThatItDoesNotKnowRatherThanWhatIsOld() {
        assertThat(node.figures().queue()).isEmpty();
        assertThat(node.figures().inDoubt()).isEmpty();
        node.look(new QueueFigures(4, 100, Optional.of(Instant.EPOCH), 1));
        node.inDoubt(OptionalInt.of(2));
        assertThat(node.figures().queue())
                .hasValueSatisfying(queue -> assertThat(queue.depth()).isEqualTo(4));
        assertThat(node.figures().inDoubt()).hasValue(2);

        node.queueUnknown();
        node.inDoubt(OptionalInt.empty());
        assertThat(node.figures().queue()).isEmpty();
        assertThat(node.figures().inPerSecond()).isEmpty();
        assertThat(node.figures().inDoubt()).isEmpty();
        assertThat(node.added()).as("a counter does not vanish").isEqualTo(100);
    }
}
