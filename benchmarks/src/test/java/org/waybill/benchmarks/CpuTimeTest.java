package org.waybill.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class CpuTimeTest {

    @Test
    void theTimeOfAChildThatHasEndedStaysWithItsParent() throws Exception {
        List<Long> me = List.of(ProcessHandle.current().pid());
        double before = CpuTime.seconds(me);
        Process child = new ProcessBuilder("sh", "-c", "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done").start();
        assertThat(child.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(CpuTime.seconds(me) - before).isGreaterThan(0.05);
    }

    @Test
    void aProcessThatIsNotThereTakesNothing() {
        assertThat(CpuTime.seconds(List.of(-1L))).isZero();
    }
}
