package org.waybill.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeriesTest {

    @Test
    void quantilesAreValuesThatWereMeasured() {
        Series series = new Series();
        for (int value = 100; value >= 1; value--) {
            series.add(value);
        }
        assertThat(series.lowest()).isEqualTo(1);
        assertThat(series.median()).isEqualTo(50);
        assertThat(series.quantile(0.99)).isEqualTo(99);
        assertThat(series.highest()).isEqualTo(100);
    }

    @Test
    void oneValueIsEveryQuantile() {
        Series series = new Series();
        series.add(7);
        assertThat(series.quantile(0.95)).isEqualTo(7);
    }
}
