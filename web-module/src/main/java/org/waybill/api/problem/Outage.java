package org.waybill.api.problem;

import jakarta.resource.ResourceException;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;
import org.waybill.domain.recording.StoreUnavailableException;

/** Tells whether an exception means that the database is away, which passes, rather than that something is wrong. */
final class Outage {

    /**
     * Classes of SQL states: connection exception, insufficient resources, and the database being shut down or started
     * (PostgreSQL manual, appendix A; H2 90067, 90098 and 90121 begin with 90 but have no class of their own).
     */
    private static final Set<String> CLASSES = Set.of("08", "53", "57");

    private static final Set<String> H2_STATES = Set.of("90067", "90098", "90121");

    private static final int DEEPEST = 20;

    private Outage() {}

    static boolean isMeantBy(Throwable exception) {
        Throwable cause = exception;
        for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
            if (cause instanceof StoreUnavailableException
                    || cause instanceof ResourceException
                    || (cause instanceof SQLException e && isOutage(e))) {
                return true;
            }
            cause = cause.getCause();
        }
        return false;
    }

    private static boolean isOutage(SQLException exception) {
        if (exception instanceof SQLTransientConnectionException
                || exception instanceof SQLNonTransientConnectionException
                || exception instanceof SQLRecoverableException) {
            return true;
        }
        String state = exception.getSQLState();
        return state != null
                && (H2_STATES.contains(state) || (state.length() == 5 && CLASSES.contains(state.substring(0, 2))));
    }
}
