package org.waybill.history;

import java.time.Duration;
import java.util.function.UnaryOperator;
import org.waybill.domain.Setting;

/**
 * How fast definitions are applied to the history.
 *
 * @param chunk how many events are looked at in one transaction, 1 to 10,000
 * @param pause how long after each transaction recorders have the database to themselves, 0 to 60 s
 */
record HistorySettings(int chunk, Duration pause) {

    static final String CHUNK = "waybill.history.chunk";
    static final String PAUSE = "waybill.history.pause-millis";

    /** @throws IllegalArgumentException naming the setting that is wrong, and what would be right */
    static HistorySettings from(UnaryOperator<String> properties) {
        return new HistorySettings(
                Setting.number(properties, CHUNK, 1, 10_000).orElse(500),
                Duration.ofMillis(Setting.number(properties, PAUSE, 0, 60_000).orElse(50)));
    }
}
