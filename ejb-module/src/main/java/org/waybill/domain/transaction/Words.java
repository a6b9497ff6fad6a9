package org.waybill.domain.transaction;

import java.time.Duration;

/** Durations in words. */
final class Words {

    private Words() {}

    /** A duration as people say it: the two largest units that are not zero. */
    static String of(Duration duration) {
        long[] amounts = {
            duration.toDays(),
            duration.toHoursPart(),
            duration.toMinutesPart(),
            duration.toSecondsPart(),
            duration.toMillisPart()
        };
        String[] units = {" d", " h", " min", " s", " ms"};
        StringBuilder words = new StringBuilder();
        int said = 0;
        for (int i = 0; i < amounts.length && said < 2; i++) {
            if (amounts[i] != 0) {
                words.append(said == 0 ? "" : " ").append(amounts[i]).append(units[i]);
                said++;
            }
        }
        return said == 0 ? "0 s" : words.toString();
    }
}
