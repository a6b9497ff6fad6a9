package org.waybill.domain.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.waybill.event.EventSource;

class FlowBitsTest {

    private final long seed = System.nanoTime();
    private final Random random = new Random(seed);

    @RepeatedTest(20)
    void ofFlowsTogetherHoldThoseOfEach() {
        List<EventSource> flows = flows("Flow", 1 + random.nextInt(30));
        long together = together(flows);
        assertThat(flows).as("seed %d", seed).allSatisfy(flow -> {
            assertThat(together & FlowBits.of(flow.flow())).isEqualTo(FlowBits.of(flow.flow()));
            assertThat(together & FlowBits.of(flow.uniqueFlow())).isEqualTo(FlowBits.of(flow.uniqueFlow()));
        });
    }

    @Test
    void tellOfMostOtherFlowsThatTheyDidNotTakePart() {
        long together = together(flows("Flow", 5));
        long taken = IntStream.range(0, 1_000)
                .mapToLong(number -> FlowBits.of("Other" + number))
                .filter(bits -> (together & bits) == bits)
                .count();
        assertThat(taken).as("of 1,000 that did not, with seed %d", seed).isLessThan(250);
    }

    @Test
    void areThoseThatAreStored() {
        assertThat(LongStream.of(FlowBits.of(""), FlowBits.of("RelayFlow"), FlowBits.of("Bestellung prüfen")))
                .containsExactly(1L, 1_073_742_336L, 576_460_752_303_427_584L);
    }

    private List<EventSource> flows(String name, int count) {
        return IntStream.range(0, count)
                .mapToObj(number -> EventSource.of(name + random.nextInt(1_000), "node.out"))
                .toList();
    }

    private static long together(List<EventSource> flows) {
        return flows.stream().mapToLong(FlowBits::of).reduce(0, (some, more) -> some | more);
    }
}
