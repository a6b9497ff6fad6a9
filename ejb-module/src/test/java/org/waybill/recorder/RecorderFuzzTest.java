package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.waybill.domain.SampleEvents.MORNING;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.metrics.RecordedBatch;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.EncodedEvent;
import org.waybill.event.codec.EventReader;
import org.waybill.event.codec.Mutations;
import org.waybill.event.codec.UnreadableEventException;
import org.waybill.store.JdbcStoreFixture;

/**
 * Whatever arrives is in the database afterwards, recorded or in quarantine, and no batch takes long. The system property
 * {@code waybill.fuzz.events} says how many messages are tried (20,000), {@code waybill.fuzz.seed} with which seed.
 */
class RecorderFuzzTest {

    private static final int EVENTS = Integer.getInteger("waybill.fuzz.events", 20_000);
    private static final long SEED = Long.getLong("waybill.fuzz.seed", 4711);
    private static final Duration LONGEST = Duration.ofMinutes(1);
    private static final int BATCH = 250;

    /** Checked and emptied after so many messages, since they are kept in memory. */
    private static final int ROUND = 20_000;

    private final EventReader reader = new EventReader();
    private final DefinitionBook book = DefinitionBook.of(List.of(DefinitionJson.read("""
                    {"name": "by-id", "correlator": "global", "keys": ["orderId"], "events": [{"role": "start"}]}
                    """), DefinitionJson.read("""
                    {"name": "by-field", "correlator": {"field": "orderId"}, "events": [{"role": "end", "flow": "O*"}]}
                    """)));

    @Test
    void everyMessageIsRecordedOrInQuarantine() throws Exception {
        JdbcDataSource database = new JdbcDataSource();
        database.setURL("jdbc:h2:mem:fuzz;DB_CLOSE_DELAY=-1");
        try (JdbcStoreFixture store = new JdbcStoreFixture(database)) {
            Recorder recorder = new Recorder(
                    reader, () -> book, store.store(), held -> fail("Nobody else holds a row, yet: " + held));
            Mutations mutations = new Mutations();
            for (int from = 0; from < EVENTS; from += ROUND) {
                List<EncodedEvent> messages = new ArrayList<>();
                for (int i = from; i < Math.min(EVENTS, from + ROUND); i++) {
                    messages.add(mutations.next(new Random(SEED + i), "seed " + (SEED + i)));
                }
                check(messages, record(recorder, messages), store.connection());
            }
        }
    }

    private static RecordedBatch record(Recorder recorder, List<EncodedEvent> messages) {
        RecordedBatch total = new RecordedBatch(0, 0, 0, 0);
        for (int from = 0; from < messages.size(); from += BATCH) {
            List<EncodedEvent> some = messages.subList(from, Math.min(messages.size(), from + BATCH));
            List<Arrival> batch = some.stream()
                    .map(message -> new Arrival(message, MORNING, ""))
                    .toList();
            total = plus(
                    total,
                    assertTimeoutPreemptively(
                            LONGEST,
                            () -> recorder.record(batch),
                            "from " + some.get(0).transportId()));
        }
        return total;
    }

    private static RecordedBatch plus(RecordedBatch one, RecordedBatch other) {
        return new RecordedBatch(
                one.messages() + other.messages(),
                one.recorded() + other.recorded(),
                one.duplicates() + other.duplicates(),
                one.quarantined() + other.quarantined());
    }

    private void check(List<EncodedEvent> messages, RecordedBatch total, Connection database) throws SQLException {
        Set<String> recorded = column(database, "select id from monitoring_event");
        Set<String> quarantined = column(database, "select transport_id from quarantined_event");
        for (EncodedEvent message : messages) {
            if (!quarantined.contains(message.transportId())) {
                assertThat(read(message))
                        .as(message.transportId())
                        .isNotEmpty()
                        .allSatisfy(event ->
                                assertThat(recorded).contains(event.id().toString()));
            }
        }
        assertThat(total.messages()).isEqualTo(messages.size());
        assertThat(total.recorded()).isEqualTo(recorded.size()).isPositive();
        assertThat(total.quarantined()).isPositive();
        assertThat(column(database, "select reason from quarantined_event"))
                .as("what the domain knows before the database does, or fails on")
                .noneMatch(reason -> reason.startsWith("The database refuses") || reason.contains("a fault of ours"));
        for (String table : List.of(
                "monitoring_event",
                "event_failure",
                "event_payload",
                "transaction_event",
                "business_transaction",
                "transaction_key",
                "quarantined_event")) {
            try (Statement delete = database.createStatement()) {
                delete.executeUpdate("delete from " + table);
            }
        }
        database.commit();
    }

    private List<MonitoringEvent> read(EncodedEvent message) {
        try {
            return reader.read(message);
        } catch (UnreadableEventException e) {
            throw new AssertionError(message.transportId() + " was neither read nor put in quarantine", e);
        }
    }

    private static Set<String> column(Connection database, String select) throws SQLException {
        Set<String> values = new HashSet<>();
        try (Statement statement = database.createStatement();
                ResultSet rows = statement.executeQuery(select)) {
            while (rows.next()) {
                values.add(rows.getString(1));
            }
        }
        return values;
    }
}
