package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A server that is killed while it records loses nothing and doubles nothing. It has a database of its own. */
class CrashIT {

    private static final int KILLS = Integer.getInteger("waybill.test.kills", 3);

    @Test
    void whatTheBrokerAcknowledgedIsRecordedOnceAlthoughTheServerIsKilled() throws Exception {
        long seed = System.nanoTime();
        CrashReport report = new CrashTrial(KILLS, seed).run();
        assertThat(report.published()).as(report.line()).isPositive();
        assertThat(report.isClean())
                .as("%s; %s; seed %d", report.line(), report.details(), seed)
                .isTrue();
    }
}
