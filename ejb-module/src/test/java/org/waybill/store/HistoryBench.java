package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.MORNING;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;
import org.waybill.domain.definition.PayloadQuestions;
import org.waybill.domain.history.HistoryJob;
import org.waybill.domain.history.HistoryJobs;
import org.waybill.domain.history.HistoryWork;
import org.waybill.domain.history.HistoryWork.Step;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore.Recorded;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.event.MonitoringEvent;

/** One definition from the start, one that comes later, and what it takes to compare them. */
final class HistoryBench {

    private final DataSource database;
    private final JdbcStoreFixture fixture;
    private final long seed;
    private final Random random;
    private final String name = "h" + UUID.randomUUID().toString().replace("-", "");

    HistoryBench(DataSource database, JdbcStoreFixture fixture, long seed) {
        this.database = database;
        this.fixture = fixture;
        this.seed = seed;
        this.random = new Random(seed);
        empty();
    }

    /** A definition is applied to whatever is there; so nothing of other tests may be. */
    private void empty() {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            for (String table : List.of(
                    "transaction_key",
                    "transaction_event",
                    "business_transaction",
                    "alias_facts",
                    "alias_key",
                    "event_failure",
                    "event_payload",
                    "monitoring_event",
                    "history_job",
                    "definition_change")) {
                statement.execute("delete from " + table);
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    String seed() {
        return "seed " + seed;
    }

    Random random() {
        return random;
    }

    String live() {
        return name + "-live";
    }

    String late() {
        return name + "-late";
    }

    HistoryJobs jobs() {
        return new JdbcHistoryJobs(database);
    }

    HistoryWork work() {
        return new JdbcHistoryWork(database);
    }

    Instant moment(int second) {
        return Instant.parse("2027-01-01T00:00:00Z").plusSeconds(second);
    }

    /** Purchases that no other test knows, each with a group that is shared by several. */
    List<MonitoringEvent> purchases(int orders) {
        List<MonitoringEvent> events = new ArrayList<>();
        int number = 0;
        for (MonitoringEvent event :
                SampleEvents.purchases(random, orders).stream().distinct().toList()) {
            MonitoringEvent own = SampleEvents.event(
                    name + event.correlators().globalTransactionId(),
                    event.source().address(),
                    event.createdAt());
            events.add(SampleEvents.withField(
                    SampleEvents.withCounter(own, ++number), "group", name + random.nextInt(orders / 2 + 1)));
        }
        return events;
    }

    /** Two versions: from the third minute on events meet by their group, one role is another, one pattern is gone. */
    static List<Definition> regrouped(String name) {
        Definition first = SampleEvents.tracked(name, 1, Instant.EPOCH);
        List<EventPattern> events = new ArrayList<>(first.events());
        events.remove(3);
        Definition second = new Definition(
                name,
                2,
                MORNING.plusSeconds(150),
                "",
                List.of(new CorrelatorRule(CorrelatorRule.From.FIELD, "group")),
                events,
                List.of("group"),
                first.limits(),
                first.course());
        return List.of(first, second);
    }

    /** Two versions, from the third minute on with three aliases in place of one, or the other way round. */
    static List<Definition> realiased(String name, boolean comes) {
        Definition many = AliasSamples.delivery(name);
        Definition one = by("order", many);
        Definition first = comes ? one : many;
        Definition second = comes ? many : one;
        return List.of(first, second.as(2, MORNING.plusSeconds(150)));
    }

    static Definition by(String field, Definition definition) {
        return new Definition(
                definition.name(),
                1,
                Instant.EPOCH,
                "",
                List.of(new CorrelatorRule(CorrelatorRule.From.FIELD, field)),
                definition.events(),
                definition.keys(),
                definition.limits(),
                definition.course());
    }

    /** A book with a version that has an end, and others that have none. */
    static DefinitionBook kept(KeptVersion version, Definition... others) {
        List<KeptDefinition> kept = new ArrayList<>();
        kept.add(new KeptDefinition(version.definition().name(), List.of(version), Optional.empty()));
        for (Definition other : others) {
            kept.add(new KeptDefinition(
                    other.name(), List.of(new KeptVersion(other, Instant.MAX, "", Instant.EPOCH)), Optional.empty()));
        }
        return DefinitionBook.ofKept(kept, PayloadQuestions.NONE);
    }

    void record(DefinitionBook book, List<MonitoringEvent> events) throws Exception {
        record(fixture, random, book, events);
    }

    /** In random order and batches; what somebody else holds comes again. */
    void record(JdbcStoreFixture session, Random order, DefinitionBook book, List<MonitoringEvent> events)
            throws Exception {
        List<ReceivedEvent> open = new ArrayList<>();
        events.forEach(
                event -> open.add(SampleEvents.received(event, event.createdAt().plusMillis(7), book)));
        Collections.shuffle(open, order);
        while (!open.isEmpty()) {
            List<ReceivedEvent> batch = open.subList(0, Math.min(open.size(), 1 + order.nextInt(30)));
            List<ReceivedEvent> some = List.copyOf(batch);
            batch.clear();
            Recorded recorded = session.committed(() -> session.store().record(some));
            assertThat(recorded.refused()).as(seed()).isEmpty();
            open.addAll(recorded.held());
        }
    }

    /** A job that has waited for everybody. */
    HistoryJob begun(Optional<Instant> from) {
        HistoryJob job = jobs().start(late(), from, "ada");
        UUID worker = takenOver(job);
        work().awaitTransactions(job.id(), worker);
        while (!work().scanWhenTheyHaveEnded(job.id(), worker)) {
            Thread.onSpinWait();
        }
        return job;
    }

    /** The worker that was there is gone. */
    UUID takenOver(HistoryJob job) {
        try (Connection connection = database.getConnection();
                PreparedStatement update =
                        connection.prepareStatement("update history_job set worker = null where id = ?")) {
            update.setObject(1, job.id());
            update.executeUpdate();
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        UUID worker = UUID.randomUUID();
        assertThat(work().attend(job.id(), worker)).isTrue();
        return worker;
    }

    HistoryJob apply(DefinitionBook book, Optional<Instant> from) {
        return finish(begun(from), book);
    }

    HistoryJob finish(HistoryJob job, DefinitionBook book) {
        UUID worker = takenOver(job);
        Step step = Step.SCANNED;
        while (step != Step.DONE) {
            step = work().step(job.id(), worker, book, 1 + random.nextInt(60));
            assertThat(step).as(seed()).isIn(Step.SCANNED, Step.GAVE_WAY, Step.DONE);
        }
        return jobs().byId(job.id()).orElseThrow();
    }

    /** Work whose connection is cut off after so many statements. */
    HistoryWork brokenAfter(int statements) {
        AtomicInteger left = new AtomicInteger(statements);
        return new JdbcHistoryWork((DataSource) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {DataSource.class}, (proxy, method, arguments) -> {
                    Connection connection = database.getConnection();
                    return Proxy.newProxyInstance(
                            getClass().getClassLoader(), new Class<?>[] {Connection.class}, (it, called, given) -> {
                                if (called.getName().equals("prepareStatement") && left.getAndDecrement() <= 0) {
                                    throw new SQLException("cut off", "08006");
                                }
                                try {
                                    return called.invoke(connection, given);
                                } catch (InvocationTargetException e) {
                                    throw e.getCause();
                                }
                            });
                }));
    }

    /** The number of a change of the late definition that has just been made. */
    long changed(DefinitionChange.Action action) {
        JdbcDefinitionLog log = new JdbcDefinitionLog(database);
        long number = log.last() + 1;
        assertThat(log.append(List.of(
                        new DefinitionChange(number, late(), 1, action, Optional.empty(), "ada", MORNING, "", ""))))
                .isTrue();
        return number;
    }

    void assertSame() throws SQLException {
        assertThat(links(late())).as(seed()).isEqualTo(links(live()));
        assertThat(transactions(late())).as(seed()).isEqualTo(transactions(live()));
        assertThat(transactions(live())).as(seed()).isNotEmpty();
    }

    /** What a business transaction is, but for the definition's name. */
    record Shape(
            String correlator, TransactionFacts facts, List<BusinessKey> keys, List<Alias> aliases, Set<UUID> events) {}

    /** What a link says, but for its business transaction. */
    record Link(UUID event, int role, int stage, int version) {}

    Set<Shape> transactions(String definition) throws SQLException {
        List<BusinessTransaction> found = new JdbcTransactions(database)
                .find(new TransactionQuery(
                        TransactionFilter.ALL.ofDefinition(Optional.of(definition)), 1000, Optional.empty(), MORNING))
                .items();
        Map<UUID, Set<UUID>> linked = linked();
        Set<Shape> shapes = new HashSet<>();
        for (BusinessTransaction one : found) {
            Set<UUID> events = linked.getOrDefault(one.id(), Set.of());
            assertThat(events).as(seed()).hasSize(one.facts().eventCount());
            shapes.add(new Shape(one.correlator(), one.facts(), one.keys(), one.aliases(), events));
        }
        assertThat(shapes).as(seed()).hasSize(found.size());
        return shapes;
    }

    /** The events of each business transaction, those of all its aliases together. */
    private Map<UUID, Set<UUID>> linked() throws SQLException {
        Map<UUID, Set<UUID>> events = new HashMap<>();
        try (Connection connection = database.getConnection();
                Statement select = connection.createStatement();
                ResultSet row =
                        select.executeQuery("select coalesce(k.root, l.transaction_id) as shown, l.event_id from"
                                + " transaction_event l left join alias_key k on k.id = l.transaction_id")) {
            while (row.next()) {
                events.computeIfAbsent(Rows.uuid(row, "shown"), id -> new HashSet<>())
                        .add(Rows.uuid(row, "event_id"));
            }
        }
        return events;
    }

    Set<Link> links(String definition) throws SQLException {
        Set<Link> links = new HashSet<>();
        try (Connection connection = database.getConnection();
                PreparedStatement select = connection.prepareStatement("select l.* from transaction_event l"
                        + " left join business_transaction t on t.id = l.transaction_id"
                        + " left join alias_key k on k.id = l.transaction_id"
                        + " where coalesce(t.definition, k.definition) = ?")) {
            select.setString(1, definition);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    assertThat(links.add(new Link(
                                    Rows.uuid(row, "event_id"),
                                    row.getInt("role"),
                                    row.getInt("stage"),
                                    row.getInt("version"))))
                            .as(seed())
                            .isTrue();
                }
            }
        }
        return links;
    }
}
