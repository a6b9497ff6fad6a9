package org.waybill.retention;

import java.time.Duration;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.waybill.domain.Setting;
import org.waybill.domain.retention.RetentionRules;

/**
 * What is kept for how long, and how fast the rest is deleted.
 *
 * @param rules what is kept for how long: {@code waybill.retention.complete-days} and so on, 1 to 36,500 days; for ever where
 *     nothing is said
 * @param chunk how much one transaction looks at, {@code waybill.retention.chunk}, 1 to 10,000
 * @param pause how long after each transaction recorders have the database to themselves,
 *     {@code waybill.retention.pause-millis}, 0 to 60 s
 */
record RetentionSettings(RetentionRules rules, int chunk, Duration pause) {

    private static final String PREFIX = "waybill.retention.";
    private static final int MOST_DAYS = 36_500;

    /** @throws IllegalArgumentException naming the setting that is wrong, and what would be right */
    static RetentionSettings from(UnaryOperator<String> properties) {
        return new RetentionSettings(
                new RetentionRules(
                        days(properties, "complete-days"),
                        days(properties, "failed-days"),
                        days(properties, "open-days"),
                        days(properties, "unmatched-days"),
                        days(properties, "payload-days"),
                        days(properties, "quarantine-days")),
                number(properties, "chunk", 1, 10_000).orElse(500),
                Duration.ofMillis(number(properties, "pause-millis", 0, 60_000).orElse(50)));
    }

    private static Optional<Duration> days(UnaryOperator<String> properties, String name) {
        return number(properties, name, 1, MOST_DAYS).map(Duration::ofDays);
    }

    private static Optional<Integer> number(UnaryOperator<String> properties, String name, int least, int most) {
        return Setting.number(properties, PREFIX + name, least, most);
    }
}
