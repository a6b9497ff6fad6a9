package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.retention.RetentionRules;
import org.waybill.domain.retention.Sweep;

/**
 * Deletes over JDBC. The sweep stands in the only row of {@code retention_sweep}; whoever takes a step holds it, so there is one
 * step at a time, whatever node takes it.
 */
final class JdbcRetention implements Retention {

    private final DataSource reading;
    private final DataSource deleting;

    /**
     * @param reading answers in a moment or not at all
     * @param deleting used outside of transactions: each step is one of its own
     */
    JdbcRetention(DataSource reading, DataSource deleting) {
        this.reading = reading;
        this.deleting = deleting;
    }

    @Override
    public Optional<Sweep> last() {
        try (Connection connection = reading.getConnection()) {
            return SweepRow.read(connection).sweep();
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    @Override
    public void request() {
        try (Connection connection = reading.getConnection()) {
            SweepRow.request(connection);
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    @Override
    public Step step(RetentionRules rules, int most, Instant now) {
        try (Connection connection = deleting.getConnection()) {
            SetStatements sets = Dialect.of(connection).statements();
            connection.setAutoCommit(false);
            try {
                Step step = new RetentionStep(connection, sets, rules, most, now).run(true);
                connection.commit();
                return step;
            } catch (SQLException | RuntimeException e) { // else what was done so far would be committed below
                connection.rollback();
                if (!(e instanceof SQLException trouble && sets.isInTheWay(trouble))) {
                    throw e;
                }
                return most > 1 ? Step.GAVE_WAY : passBy(connection, sets, rules, now);
            } finally {
                connection.setAutoCommit(true);
                sets.giveWayNoMore(connection);
            }
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    /** Leaves what is held, as by a transaction in doubt, to the next sweep. */
    private static Step passBy(Connection connection, SetStatements sets, RetentionRules rules, Instant now)
            throws SQLException {
        Step step = new RetentionStep(connection, sets, rules, 1, now).run(false);
        connection.commit();
        return step;
    }
}
