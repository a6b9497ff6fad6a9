package org.waybill.history;

import java.time.Duration;
import java.util.function.UnaryOperator;

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
                number(properties, CHUNK, 500, 1, 10_000), Duration.ofMillis(number(properties, PAUSE, 50, 0, 60_000)));
    }

    private static int number(UnaryOperator<String> properties, String name, int otherwise, int least, int most) {
        String value = properties.apply(name);
        if (value == null || value.isBlank()) {
            return otherwise;
        }
        int number = value.strip().matches("[0-9]{1,9}") ? Integer.parseInt(value.strip()) : -1;
        if (number < least || number > most) {
            throw new IllegalArgumentException(
                    name + " must be a number from " + least + " to " + most + ", was '" + value + "'");
        }
        return number;
    }
}
