package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecorderSettingsTest {

    @Test
    void holdWithoutAnyProperty() {
        assertThat(RecorderSettings.from(key -> null))
                .isEqualTo(new RecorderSettings(500, 4 * 1024 * 1024, Duration.ofMillis(250), Duration.ofMillis(100)));
    }

    @Test
    void takeEveryKey() {
        Map<String, String> properties = Map.of(
                "waybill.recorder.batch-messages", "7",
                "waybill.recorder.batch-bytes", "2048",
                "waybill.recorder.batch-millis", " 9 ",
                "waybill.recorder.pace-millis", "3");
        assertThat(RecorderSettings.from(properties::get))
                .isEqualTo(new RecorderSettings(7, 2048, Duration.ofMillis(9), Duration.ofMillis(3)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "batch-messages | 0 | waybill.recorder.batch-messages must be from 1 to 10000, was 0",
                "batch-messages | many | waybill.recorder.batch-messages must be a whole number, was 'many'",
                "batch-bytes | 10 | waybill.recorder.batch-bytes must be from 1024 to 2147483647, was 10",
                "batch-millis | 60000 | waybill.recorder.batch-millis must be from 1 to 10000, was 60000",
                "pace-millis | 1001 | waybill.recorder.pace-millis must be from 0 to 1000, was 1001",
            })
    void nameTheKeyThatIsWrong(String key, String value, String message) {
        assertThatThrownBy(() -> RecorderSettings.from(Map.of("waybill.recorder." + key, value)::get))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
