package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.event;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.recording.PreparedWork;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore.Recorded;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.retention.RetentionRules;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.event.MonitoringEvent;

class PostgresRecordingStoreTest implements JdbcStoreContract {

    /** Long before anything else here. */
    private static final Instant SWEPT = Instant.parse("1985-02-01T00:00:00Z");

    private static EmbeddedPostgres postgres;
    private static JdbcStoreFixture fixture;

    @BeforeAll
    static void start() throws Exception {
        System.setProperty("waybill.recorder.transaction-seconds", "5");
        postgres = EmbeddedPostgres.builder()
                .setServerConfig("fsync", "off") // the machine does not crash here
                .setServerConfig("max_prepared_transactions", "10")
                .start();
        fixture = new JdbcStoreFixture(postgres.getPostgresDatabase());
    }

    @AfterAll
    static void stop() throws Exception {
        fixture.close();
        postgres.close();
        System.clearProperty("waybill.recorder.transaction-seconds");
    }

    @Test
    void aBusinessTransactionThatAnotherSessionHasLockedHoldsUpNoOther() throws Exception {
        DefinitionBook book = book(SampleEvents.purchase());
        MonitoringEvent end = event("LOCKED", COMPLETED, MORNING.plusSeconds(1));
        record(book, event("LOCKED", RECEIVED, MORNING));
        try (Connection other = postgres.getPostgresDatabase().getConnection();
                Statement lock = other.createStatement()) {
            other.setAutoCommit(false);
            lock.execute("select 1 from business_transaction where correlator = 'LOCKED' for update");

            Recorded recorded =
                    record(book, event("FREE-1", RECEIVED, MORNING), end, event("FREE-2", RECEIVED, MORNING));
            assertThat(recorded.recorded()).isEqualTo(2);
            assertThat(recorded.held()).extracting(ReceivedEvent::event).containsExactly(end);
            assertThat(events().byId(end.id())).isEmpty();
            other.rollback();
        }
        assertThat(record(book, end)).isEqualTo(new Recorded(1, 0, List.of()));
    }

    @Test
    void aTransactionInDoubtHoldsUpNothingButItsOwnBusinessTransactionsAndEvents() throws Exception {
        DefinitionBook book = book(SampleEvents.purchase());
        MonitoringEvent start = event("DOUBT", RECEIVED, MORNING);
        MonitoringEvent end = event("DOUBT", COMPLETED, MORNING.plusSeconds(1));
        try (JdbcStoreFixture other = new JdbcStoreFixture(postgres.getPostgresDatabase());
                Statement statement = other.connection().createStatement()) {
            other.store().record(List.of(SampleEvents.received(start, MORNING, book)));
            statement.execute("prepare transaction 'in doubt'");
        }

        Recorded recorded =
                record(book, start, event("CLEAR-1", RECEIVED, MORNING), end, event("CLEAR-2", RECEIVED, MORNING));
        assertThat(recorded.recorded()).isEqualTo(2);
        assertThat(recorded.held()).extracting(ReceivedEvent::event).containsExactlyInAnyOrder(start, end);

        try (Connection other = postgres.getPostgresDatabase().getConnection();
                Statement decision = other.createStatement()) {
            decision.execute("commit prepared 'in doubt'");
        }
        assertThat(record(book, start, end)).isEqualTo(new Recorded(1, 1, List.of()));
    }

    @Test
    void commitsWhatATransactionOfThatIdHasPreparedAndNothingElse() throws Exception {
        DefinitionBook book = book(SampleEvents.purchase());
        MonitoringEvent start = event("ABANDONED", RECEIVED, MORNING);
        byte[] ours = {0, 1, 2, 3};
        String gid =
                "131077_" + Base64.getEncoder().encodeToString(new byte[] {0, 1, 2, 3, 'n', 'o', 'd', 'e'}) + "_AA==";
        try (JdbcStoreFixture other = new JdbcStoreFixture(postgres.getPostgresDatabase());
                Statement statement = other.connection().createStatement()) {
            other.store().record(List.of(SampleEvents.received(start, MORNING, book)));
            statement.execute("prepare transaction '" + gid + "'");
        }
        PreparedWork work = new JdbcPreparedWork(postgres.getPostgresDatabase());
        assertThat(work.commit(new byte[] {0, 1, 2, 4})).isZero();
        assertThat(events().byId(start.id())).isEmpty();
        assertThat(work.commit(ours)).isEqualTo(1);
        assertThat(events().byId(start.id())).isPresent();
        assertThat(work.commit(ours)).isZero();
    }

    @Test
    void aLockedTableIsTroubleJustBeforeTheTransactionsTimeIsUpAndNotAnEventsLot() throws Exception {
        DefinitionBook book = book(SampleEvents.purchase());
        ReceivedEvent event = SampleEvents.received(event("TABLE", RECEIVED, MORNING), MORNING, book);
        try (Connection other = postgres.getPostgresDatabase().getConnection();
                Statement lock = other.createStatement()) {
            other.setAutoCommit(false);
            lock.execute("lock table monitoring_event in exclusive mode");
            int doomed = fixture.doomed();
            assertThatThrownBy(() -> store().record(List.of(event))).isInstanceOf(StoreUnavailableException.class);
            assertThat(fixture.doomed()).isEqualTo(doomed + 1);
            fixture.connection().rollback();
            other.rollback();
        }
    }

    @Test
    void aSweepLeavesABusinessTransactionThatAnotherSessionHoldsToTheNextOne() throws Exception {
        String name = RecordingStoreContract.unique("held");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        for (int i = 0; i < 3; i++) {
            record(book, event(name + i, COMPLETED, SWEPT.plusSeconds(i)));
        }
        try (Connection other = postgres.getPostgresDatabase().getConnection();
                Statement lock = other.createStatement()) {
            other.setAutoCommit(false);
            lock.execute("select 1 from business_transaction where correlator = '" + name + "1' for update");

            assertThat(sweep(10)).isEqualTo(Retention.Step.GAVE_WAY);
            assertThat(find(name, Set.of(), MORNING)).hasSize(3);
            assertThat(sweep(1)).isEqualTo(Retention.Step.RESTS);
            assertThat(find(name, Set.of(), MORNING))
                    .extracting(BusinessTransaction::correlator)
                    .containsExactly(name + "1");
            other.rollback();
        }
        assertThat(sweep(10)).isEqualTo(Retention.Step.RESTS);
        assertThat(find(name, Set.of(), MORNING)).isEmpty();
    }

    @Test
    void aSweepSeesTheEventForWhoseRecorderItHasWaited() throws Exception {
        String name = RecordingStoreContract.unique("waited");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        MonitoringEvent late = event(name, COMPLETED, SWEPT.plusSeconds(1));
        record(book, event(name, RECEIVED, SWEPT));
        ExecutorService sweeper = Executors.newSingleThreadExecutor();
        try (JdbcStoreFixture recorder = fixture.session()) {
            recorder.store().record(List.of(SampleEvents.received(late, MORNING, book)));
            Future<Retention.Step> step = sweeper.submit(() -> sweep(10));
            await().pollInterval(Duration.ofMillis(1)).until(() -> step.isDone() || waitingForALock() == 1);
            recorder.connection().commit();
            assertThat(step.get()).isIn(Retention.Step.RESTS, Retention.Step.GAVE_WAY);
        } finally {
            sweeper.shutdownNow();
        }
        assertThat(sweep(10)).isEqualTo(Retention.Step.RESTS);
        assertThat(transaction(name, name).facts().eventCount()).isEqualTo(2);
        assertThat(events().byId(late.id())).isPresent();
    }

    private static int waitingForALock() throws SQLException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "select count(*) from pg_stat_activity where wait_event_type = 'Lock'")) {
            row.next();
            return row.getInt(1);
        }
    }

    /** Sweeps until something is in the way, or to the end. */
    private static Retention.Step sweep(int most) {
        Retention retention = fixture.retention();
        Optional<Duration> day = Optional.of(Duration.ofDays(1));
        RetentionRules rules = new RetentionRules(day, day, day, day, day, day);
        retention.request();
        Retention.Step step;
        do {
            step = retention.step(rules, most, SWEPT.plus(Duration.ofDays(2)));
        } while (step == Retention.Step.GOES_ON);
        return step;
    }

    @Override
    public JdbcStoreFixture fixture() {
        return fixture;
    }
}
