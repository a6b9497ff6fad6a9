package org.waybill.retention;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RetentionSettingsTest {

    private static RetentionSettings settings(Map<String, String> properties) {
        return RetentionSettings.from(properties::get);
    }

    @Test
    void withoutSettingsEverythingIsKept() {
        RetentionSettings settings = settings(Map.of("waybill.retention.complete-days", " "));
        assertThat(settings.rules().keepEverything()).isTrue();
        assertThat(settings.chunk()).isEqualTo(500);
        assertThat(settings.pause()).isEqualTo(Duration.ofMillis(50));
    }

    @Test
    void eachRuleHasASettingOfItsOwn() {
        RetentionSettings settings = settings(Map.of(
                "waybill.retention.complete-days", "1",
                "waybill.retention.failed-days", "2",
                "waybill.retention.open-days", "3",
                "waybill.retention.unmatched-days", "4",
                "waybill.retention.payload-days", "5",
                "waybill.retention.quarantine-days", "6",
                "waybill.retention.chunk", "7",
                "waybill.retention.pause-millis", "0"));
        assertThat(settings.rules().complete()).contains(Duration.ofDays(1));
        assertThat(settings.rules().failed()).contains(Duration.ofDays(2));
        assertThat(settings.rules().open()).contains(Duration.ofDays(3));
        assertThat(settings.rules().unmatched()).contains(Duration.ofDays(4));
        assertThat(settings.rules().payload()).contains(Duration.ofDays(5));
        assertThat(settings.rules().quarantine()).contains(Duration.ofDays(6));
        assertThat(settings.chunk()).isEqualTo(7);
        assertThat(settings.pause()).isZero();
        assertThat(settings(Map.of("waybill.retention.payload-days", "30"))
                        .rules()
                        .complete())
                .isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1.5", "P30D", "36501", "99999999999"})
    void aWrongNumberOfDaysIsNamed(String days) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> settings(Map.of("waybill.retention.failed-days", days)))
                .withMessage("waybill.retention.failed-days must be a number from 1 to 36500, was '" + days + "'");
    }
}
