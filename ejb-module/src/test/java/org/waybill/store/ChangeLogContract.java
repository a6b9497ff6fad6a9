package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.event;

import java.sql.PreparedStatement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.live.ChangeLog;
import org.waybill.domain.live.Changes;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.rollup.Level;
import org.waybill.domain.transaction.TransactionIdentity;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;

/** What everything that changes something leaves in the log of changes. */
interface ChangeLogContract extends RecordingStoreContract {

    JdbcStoreFixture fixture();

    private ChangeLog log() {
        return fixture().changeLog();
    }

    /** What the log holds after the work that it did not hold before. */
    private Changes changes(Callable<?> work) throws Exception {
        List<UUID> before = ids();
        work.call();
        return log().since(Instant.EPOCH).stream()
                .filter(entry -> !before.contains(entry.id()))
                .map(ChangeLog.Entry::changes)
                .reduce(Changes.NONE, Changes::merge);
    }

    private List<UUID> ids() {
        return log().since(Instant.EPOCH).stream().map(ChangeLog.Entry::id).toList();
    }

    @Test
    default void aBatchTellsInOneStatementWhereTransactionsChangedAndThatEventsWereRecorded() throws Exception {
        String name = RecordingStoreContract.unique("told");
        DefinitionBook book = book(SampleEvents.definition(name, 1, Instant.EPOCH));
        int statements = fixture().statements().size();
        Changes changes = changes(() -> record(
                book, event(name, RECEIVED, MORNING), event(name + "-2", RECEIVED, MORNING.plus(Duration.ofHours(1)))));
        assertThat(changes.events()).isTrue();
        assertThat(changes.definitions()).isFalse();
        assertThat(changes.transactions())
                .isEqualTo(Map.of(
                        name,
                        new Changes.Range(
                                Level.QUARTER_HOUR.floor(MORNING),
                                Level.QUARTER_HOUR.floor(MORNING.plus(Duration.ofHours(1))))));
        List<String> prepared = fixture().statements();
        assertThat(prepared.subList(statements, prepared.size()))
                .filteredOn(sql -> sql.contains("change_log"))
                .hasSize(1);
    }

    @Test
    default void eventsThatMatchNothingAreToldAndRepeatsAndWhatIsRolledBackAreNot() throws Exception {
        String name = RecordingStoreContract.unique("unmatched");
        MonitoringEvent unmatched = event(name, RECEIVED, MORNING);
        Changes onlyEvents = new Changes(Changes.NONE.transactions(), true, false, false);
        assertThat(changes(() -> record(book(), unmatched))).isEqualTo(onlyEvents);
        assertThat(changes(() -> record(book(), unmatched))).isEqualTo(Changes.NONE);
        assertThat(changes(() -> {
                    rolledBack(() -> store().record(
                                    List.of(SampleEvents.received(event(name, COMPLETED, MORNING), MORNING, book()))));
                    return null;
                }))
                .isEqualTo(Changes.NONE);
    }

    @Test
    default void theQuarantineTellsWhatComesAndWhatGoes() throws Exception {
        UUID id = EventIdentity.next(MORNING);
        Changes quarantine = new Changes(Changes.NONE.transactions(), false, false, true);
        assertThat(changes(() -> committed(() -> {
                    store().quarantine(
                                    List.of(new QuarantinedEvent(id, MORNING, "wrong", "", Map.of(), "", new byte[1])));
                    return id;
                })))
                .isEqualTo(quarantine);
        assertThat(changes(() -> committed(() -> quarantine().remove(id)))).isEqualTo(quarantine);
        assertThat(changes(() -> committed(() -> quarantine().remove(id)))).isEqualTo(Changes.NONE);
    }

    @Test
    default void whoWritesOnATransactionTellsWhereItIs() throws Exception {
        String name = RecordingStoreContract.unique("written");
        record(book(SampleEvents.definition(name, 1, Instant.EPOCH)), event(name, RECEIVED, MORNING));
        Annotation line = new Annotation(
                EventIdentity.next(MORNING),
                TransactionIdentity.of(name, name),
                Annotation.Kind.ACKNOWLEDGED,
                "",
                "berta",
                MORNING,
                0);
        Changes changes = changes(() -> {
            fixture().annotations().add(line);
            return line;
        });
        Instant at = Level.QUARTER_HOUR.floor(MORNING);
        assertThat(changes).isEqualTo(Changes.of(name, at, at));
    }

    @Test
    default void whatIsCountedIsKeptSomeMinutesAndThenForgotten() throws Exception {
        String name = RecordingStoreContract.unique("kept");
        Instant before = log().now();
        record(book(SampleEvents.definition(name, 1, Instant.EPOCH)), event(name, RECEIVED, MORNING));
        List<UUID> written = log().since(before.minusSeconds(5)).stream()
                .filter(entry -> entry.changes().transactions().containsKey(name))
                .map(ChangeLog.Entry::id)
                .toList();
        assertThat(written).hasSize(1);
        freshenAll();
        assertThat(ids()).containsAll(written);
        committed(() -> {
            try (PreparedStatement age = fixture()
                    .connection()
                    .prepareStatement(
                            "update change_log set written_at = written_at - interval '901' second where id = ?")) {
                age.setObject(1, written.get(0));
                return age.executeUpdate();
            }
        });
        freshenAll();
        assertThat(ids()).doesNotContainAnyElementsOf(written);
    }

    private void freshenAll() {
        boolean isMoreLeft;
        do {
            isMoreLeft = fixture().rollupKeeper().freshen(MORNING.plusSeconds(60));
        } while (isMoreLeft);
    }
}
