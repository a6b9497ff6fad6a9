package org.waybill.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CorrelatorsTest {

    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00",
                "01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what-the-future-will-bring"
            })
    void theTraceIdIsTheMiddleOfAValidTraceParent(String traceParent) {
        assertThat(new Correlators("", "", "", traceParent).traceId()).contains(TRACE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "4bf92f3577b34da6a3ce929d0e0e4736",
                "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
                "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
                "00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
                "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01more",
                " 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
            })
    void anInvalidTraceParentHasNone(String traceParent) {
        assertThat(new Correlators("", "", "", traceParent).traceId()).isEmpty();
    }

    @Test
    void aVeryLongOneIsDecidedAtOnce() {
        assertThat(new Correlators("", "", "", "00-" + "0".repeat(1_000_000)).traceId())
                .isEmpty();
    }
}
