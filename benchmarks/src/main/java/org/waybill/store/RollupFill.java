package org.waybill.store;

import java.time.Instant;
import javax.sql.DataSource;

/** Counts all stale rollups in one go. */
public final class RollupFill {

    private RollupFill() {}

    /** @param database a store whose tables are there */
    public static void run(DataSource database) {
        JdbcRollupKeeper keeper = new JdbcRollupKeeper(database);
        boolean isMoreLeft;
        do {
            isMoreLeft = keeper.freshen(Instant.now());
        } while (isMoreLeft);
    }
}
