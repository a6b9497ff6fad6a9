package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.DISPATCHED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.ROLLED_BACK;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.annotation.Annotation;
import org.waybill.domain.annotation.Annotation.Kind;
import org.waybill.domain.annotation.Annotations;
import org.waybill.domain.annotation.Marks;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.transaction.TransactionIdentity;
import org.waybill.event.EventIdentity;

/** What people write on transactions, also on those that turn out to be one. */
interface AnnotationContract extends RecordingStoreContract {

    JdbcStoreFixture fixture();

    private Annotations annotations() {
        return fixture().annotations();
    }

    private Annotation add(UUID transaction, Kind kind, String text, Instant at, int failures) {
        Annotation line = new Annotation(EventIdentity.next(at), transaction, kind, text, "berta", at, failures);
        annotations().add(line);
        return line;
    }

    @Test
    default void linesAreKeptInTheOrderInWhichTheyWereWritten() {
        UUID transaction = UUID.randomUUID();
        Annotation note = add(transaction, Kind.NOTE, "<b>ä€𝄞</b>\n".repeat(300), MORNING, 0);
        Annotation owner = add(transaction, Kind.OWNER, "anna", MORNING.plusMillis(1), 0);
        Annotation ticket = add(transaction, Kind.TICKET, "https://tickets.example/1", MORNING.plusMillis(2), 3);
        assertThat(annotations().of(transaction, 10)).containsExactly(note, owner, ticket);
        assertThat(annotations().of(transaction, 2)).containsExactly(owner, ticket);
        assertThat(annotations().of(UUID.randomUUID(), 10)).isEmpty();
    }

    @Test
    default void theMarksOfManyTransactionsAreReadTogether() {
        UUID one = UUID.randomUUID();
        UUID other = UUID.randomUUID();
        UUID none = UUID.randomUUID();
        add(one, Kind.OWNER, "anna", MORNING, 0);
        add(other, Kind.TICKET, "INC-1", MORNING, 0);
        add(one, Kind.OWNER, "", MORNING.plusMillis(1), 0);
        Annotation acknowledged = add(one, Kind.ACKNOWLEDGED, "", MORNING.plusMillis(2), 4);
        Map<UUID, Marks> marks = annotations().marks(List.of(one, other, none));
        assertThat(marks.get(one)).isEqualTo(Marks.of(List.of(acknowledged)));
        assertThat(marks.get(other).ticket()).isEqualTo("INC-1");
        assertThat(marks.get(none)).isEqualTo(Marks.NONE);
        assertThat(annotations().marks(List.of())).isEmpty();
    }

    @Test
    default void whatWasWrittenOnTransactionsThatTurnOutToBeOneIsReadTogether() throws Exception {
        String name = RecordingStoreContract.unique("joined");
        DefinitionBook book = book(AliasSamples.delivery(name));
        record(book, AliasSamples.event(RECEIVED, 0, "order", "4711"));
        record(book, AliasSamples.event(DISPATCHED, 1, "shipment", "S1"));
        UUID order = TransactionIdentity.of(name, new Alias(0, "order", "4711"));
        UUID shipment = TransactionIdentity.of(name, new Alias(0, "shipment", "S1"));
        Annotation first = add(order, Kind.OWNER, "anna", MORNING, 0);
        Annotation second = add(shipment, Kind.OWNER, "berta", MORNING.plusMillis(1), 0);
        Annotation third = add(order, Kind.NOTE, "both are one", MORNING.plusMillis(2), 0);
        record(book, AliasSamples.event(DISPATCHED, 2, "order", "4711", "shipment", "S1"));

        UUID joined = transactions().byId(order).orElseThrow().id();
        assertThat(annotations().of(joined, 10)).containsExactly(first, second, third);
        assertThat(annotations().marks(List.of(joined)).get(joined).owner()).isEqualTo("berta");
    }

    @Test
    default void theDatabaseTellsWhatIsAcknowledgedAsTheMarksDo() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        String name = RecordingStoreContract.unique("acknowledged");
        DefinitionBook book = book(AliasSamples.delivery(name));
        List<UUID> orders = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            record(book, AliasSamples.event(ROLLED_BACK, i, "order", name + i));
            orders.add(TransactionIdentity.of(name, new Alias(0, "order", name + i)));
        }
        Kind[] kinds = Kind.values();
        for (int i = 0; i < 150; i++) {
            UUID order = orders.get(random.nextInt(orders.size()));
            add(order, kinds[random.nextInt(kinds.length)], "", MORNING.plusMillis(i / 2), random.nextInt(4));
        }
        for (int i = 0; i < 15; i++) {
            String[] pair = {"order", name + random.nextInt(40), "shipment", "S" + random.nextInt(5), "invoice", "I" + i
            };
            record(book, AliasSamples.event(random.nextBoolean() ? ROLLED_BACK : DISPATCHED, 100 + i, pair));
        }
        Set<UUID> expected = new TreeSet<>();
        Set<UUID> shown = new HashSet<>();
        orders.forEach(order -> transactions().byId(order).ifPresent(transaction -> {
            shown.add(transaction.id());
            Marks marks = annotations().marks(List.of(transaction.id())).get(transaction.id());
            if (marks.isAcknowledged(transaction.facts().failureCount())) {
                expected.add(transaction.id());
            }
        }));
        assertThat(expected).as("seed %d", seed).isNotEmpty().hasSizeLessThan(shown.size());
        assertThat(acknowledged(name)).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(expected);
    }

    private List<UUID> acknowledged(String definition) throws SQLException {
        try (Connection connection = fixture().database().getConnection()) {
            return new Query("select t.id from business_transaction t where t.definition = ?", definition)
                    .and("and " + JdbcAnnotations.IS_ACKNOWLEDGED)
                    .list(connection, row -> Rows.uuid(row, "id"));
        }
    }
}
