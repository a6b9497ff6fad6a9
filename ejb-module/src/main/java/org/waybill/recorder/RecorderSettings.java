package org.waybill.recorder;

import java.time.Duration;
import java.util.function.UnaryOperator;

/**
 * How large a batch may become, and how close small ones may follow each other.
 *
 * @param batchMessages at most so many messages, {@code waybill.recorder.batch-messages}, 1 to 10,000
 * @param batchBytes no further message once the bodies hold so many bytes, {@code waybill.recorder.batch-bytes}, at
 *     least 1,024
 * @param batchTime no further message after so long, {@code waybill.recorder.batch-millis}, 1 ms to 10 s
 * @param pace least time between the begins of the node's small transactions, {@code waybill.recorder.pace-millis}, 0
 *     (none) to 1 s
 */
record RecorderSettings(int batchMessages, long batchBytes, Duration batchTime, Duration pace) {

    RecorderSettings {
        require("batch-messages", batchMessages, 1, 10_000);
        require("batch-bytes", batchBytes, 1_024, Integer.MAX_VALUE);
        require("batch-millis", batchTime.toMillis(), 1, 10_000);
        require("pace-millis", pace.toMillis(), 0, 1_000);
    }

    /**
     * The settings of these properties, 500 messages, 4 MiB, 250 ms and 100 ms where they say nothing.
     *
     * @throws IllegalArgumentException naming the key and what would be right
     */
    static RecorderSettings from(UnaryOperator<String> properties) {
        return new RecorderSettings(
                (int) number(properties, "batch-messages", 500),
                number(properties, "batch-bytes", 4L * 1024 * 1024),
                Duration.ofMillis(number(properties, "batch-millis", 250)),
                Duration.ofMillis(number(properties, "pace-millis", 100)));
    }

    private static long number(UnaryOperator<String> properties, String name, long otherwise) {
        String text = properties.apply(key(name));
        if (text == null || text.isBlank()) {
            return otherwise;
        }
        try {
            return Integer.parseInt(text.trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(key(name) + " must be a whole number, was '" + text + "'", e);
        }
    }

    private static void require(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(key(name) + " must be from " + least + " to " + most + ", was " + value);
        }
    }

    private static String key(String name) {
        return "waybill.recorder." + name;
    }
}
