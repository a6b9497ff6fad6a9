package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.MORNING;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore.Recorded;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.event.EventIdentity;

/** SQL states are told apart: classes 22 and 23 are about the data, everything else about the surroundings. */
class SqlStateTest {

    private static final JdbcDataSource DATABASE = new JdbcDataSource();

    private final AtomicInteger doomed = new AtomicInteger();

    @BeforeAll
    static void migrate() {
        DATABASE.setURL("jdbc:h2:mem:states;DB_CLOSE_DELAY=-1");
        new Migration(DATABASE).run();
    }

    @ParameterizedTest
    @ValueSource(strings = {"22001", "22003", "22008", "22021", "22P05", "23502", "23505", "23514"})
    void aFaultOfTheDataRefusesTheEventAndLeavesTheTransactionAlone(String state) {
        Recorded recorded = store(state).record(List.of(event()));
        assertThat(recorded.recorded()).isZero();
        assertThat(recorded.refused())
                .singleElement()
                .satisfies(refused -> assertThat(refused.reason()).isEqualTo("refused with " + state));
        assertThat(doomed).hasValue(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "08001", "08006", "08S01", "25006", "25P02", "28P01", "40001", "40P01", "42P01", "42501", "53100",
                "53200", "53300", "54000", "55P03", "57014", "57P01", "58030", "90007", "XX000", "HY000", "HYT00",
                "S0001", "99999", ""
            })
    void troubleOfTheSurroundingsDoomsTheTransaction(String state) {
        assertDoomed(state, "refused with " + state);
    }

    @Test
    void anExceptionWithoutAStateIsTrouble() {
        assertDoomed(null, "refused with null");
    }

    /** Whatever the quarantine itself meets is trouble: what cannot be kept there must not be consumed. */
    @ParameterizedTest
    @ValueSource(strings = {"22001", "23505", "08006"})
    void whatTheQuarantineCannotKeepStaysOnTheQueue(String state) {
        QuarantinedEvent bad =
                new QuarantinedEvent(EventIdentity.next(MORNING), MORNING, "bad", "", Map.of(), "ID:1", new byte[0]);
        JdbcRecordingStore store = store(state);
        assertThatThrownBy(() -> store.quarantine(List.of(bad))).isInstanceOf(StoreUnavailableException.class);
        assertThat(doomed).hasValue(1);
    }

    private void assertDoomed(String state, String words) {
        JdbcRecordingStore store = store(state);
        List<ReceivedEvent> events = List.of(event(), event());
        assertThatThrownBy(() -> store.record(events))
                .isInstanceOf(StoreUnavailableException.class)
                .hasMessageContaining("SQL state " + state)
                .hasMessageContaining(words);
        assertThat(doomed).hasValue(1);
    }

    private static ReceivedEvent event() {
        return new ReceivedEvent(SampleEvents.event("ORD-1", SampleEvents.RECEIVED, MORNING), MORNING, List.of());
    }

    /** A store whose database takes savepoints and answers every insert with that state. */
    private JdbcRecordingStore store(String state) {
        DataSource refusing = (DataSource) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {DataSource.class},
                (proxy, method, arguments) -> refusing(DATABASE.getConnection(), state));
        return new JdbcRecordingStore(refusing, doomed::incrementAndGet);
    }

    private Connection refusing(Connection connection, String state) throws SQLException {
        connection.setAutoCommit(false);
        return (Connection) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("prepareStatement")) {
                        throw new SQLException("refused with " + state, state);
                    }
                    try {
                        return method.invoke(connection, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
