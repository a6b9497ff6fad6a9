package org.waybill.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.MilestoneFacts;
import org.waybill.domain.transaction.StageFacts;
import org.waybill.domain.transaction.Stamp;
import org.waybill.domain.transaction.TransactionFacts;

/** Business transactions and facts out of rows. */
final class TransactionRows {

    private TransactionRows() {}

    /** A transaction, yet without keys and aliases, of a row that also has the text of its latest failure. */
    static BusinessTransaction read(ResultSet row) throws SQLException {
        return new BusinessTransaction(
                Rows.uuid(row, "id"),
                row.getString("definition"),
                row.getString("correlator"),
                facts(row),
                List.of(),
                List.of(),
                false,
                Optional.ofNullable(row.getString("failure")).orElse(""));
    }

    /** The facts of a row of any table that has them. */
    static TransactionFacts facts(ResultSet row) throws SQLException {
        Optional<Stamp> lastFailure = Optional.empty();
        if (row.getObject("last_failure_event") != null) {
            lastFailure =
                    Optional.of(new Stamp(Rows.moment(row, "last_failure_at"), Rows.uuid(row, "last_failure_event")));
        }
        return new TransactionFacts(
                row.getInt("start_count"),
                row.getInt("progress_count"),
                row.getInt("end_count"),
                row.getInt("final_failure_count"),
                row.getInt("retryable_failure_count"),
                Rows.moment(row, "first_event_at"),
                Rows.moment(row, "last_event_at"),
                Rows.optionalMoment(row, "first_start_at"),
                Rows.optionalMoment(row, "last_end_at"),
                Rows.optionalMoment(row, "last_progress_at"),
                lastFailure,
                Rows.moment(row, "first_received_at"),
                Rows.moment(row, "last_received_at"),
                Rows.moment(row, "settles_at"),
                Rows.optionalMoment(row, "end_settles_at"),
                Rows.moment(row, "retry_until"),
                Rows.optionalMoment(row, "end_due_at"),
                row.getInt("single_start") > 0,
                new MilestoneFacts(row.getLong("milestones_reached"), row.getLong("milestones_required")),
                new StageFacts(
                        row.getInt("stage"),
                        Rows.optionalMoment(row, "stage_entered_at"),
                        Rows.optionalMoment(row, "stage_due_at"),
                        Optional.ofNullable((Long) row.getObject("silence_micros"))
                                .map(micros -> Duration.of(micros, ChronoUnit.MICROS))),
                row.getLong("flows"),
                row.getInt("lowest_version"),
                row.getInt("highest_version"));
    }
}
