package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore.Recorded;
import org.waybill.domain.transaction.TransactionIdentity;
import org.waybill.event.MonitoringEvent;

/**
 * Looks for deadlocks before a recorder's patience (500 ms) ends, so that no circle hides as a held row; but not as early as
 * a slow machine may take over the 2 ms of a batch that is written event by event, since that one keeps no order.
 */
class PostgresAliasStoreTest implements AliasStoreContract {

    private static EmbeddedPostgres postgres;
    private static JdbcStoreFixture fixture;

    @BeforeAll
    static void start() throws Exception {
        postgres = EmbeddedPostgres.builder()
                .setServerConfig("fsync", "off") // the machine does not crash here
                .setServerConfig("deadlock_timeout", "200ms")
                .start();
        fixture = new JdbcStoreFixture(postgres.getPostgresDatabase());
    }

    @AfterAll
    static void stop() throws Exception {
        fixture.close();
        postgres.close();
    }

    @Test
    void aGroupThatAnotherSessionHoldsIsHeldWithWhatWouldJoinItAndInNobodysWayElse() throws Exception {
        Definition definition = AliasSamples.delivery("held");
        DefinitionBook book = DefinitionBook.of(List.of(definition));
        record(book, AliasSamples.event(RECEIVED, 0, "order", "LOCKED", "shipment", "S1"));
        MonitoringEvent same = AliasSamples.event(COMPLETED, 1, "shipment", "S1");
        MonitoringEvent joining = AliasSamples.event(DISPATCHED, 1, "order", "LOCKED", "invoice", "I1");
        MonitoringEvent free = AliasSamples.event(DISPATCHED, 1, "order", "FREE", "invoice", "I2");
        try (Connection other = postgres.getPostgresDatabase().getConnection();
                Statement lock = other.createStatement()) {
            other.setAutoCommit(false);
            lock.execute("select 1 from alias_key where correlator in ('LOCKED', 'S1') for update");

            Recorded recorded = record(book, same, joining, free);
            assertThat(recorded.recorded()).isEqualTo(1);
            assertThat(recorded.held()).extracting(ReceivedEvent::event).containsExactlyInAnyOrder(same, joining);
            other.rollback();
        }
        assertThat(record(book, same, joining)).isEqualTo(new Recorded(2, 0, List.of()));
        assertThat(new JdbcTransactions(database())
                        .byId(TransactionIdentity.of("held", new Alias(0, "order", "LOCKED")))
                        .orElseThrow()
                        .facts()
                        .eventCount())
                .isEqualTo(3);
    }

    private static Recorded record(DefinitionBook book, MonitoringEvent... events) throws Exception {
        List<ReceivedEvent> received = List.of(events).stream()
                .map(event -> SampleEvents.received(event, MORNING, book))
                .toList();
        return fixture.committed(() -> fixture.store().record(received));
    }

    @Override
    public DataSource database() {
        return postgres.getPostgresDatabase();
    }

    @Override
    public JdbcStoreFixture fixture() {
        return fixture;
    }
}
