package org.waybill.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.waybill.domain.Page;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.recording.AliasKey;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.LinkedEvent;
import org.waybill.domain.transaction.MilestoneFacts;
import org.waybill.domain.transaction.SharedEvent;
import org.waybill.domain.transaction.StageFacts;
import org.waybill.domain.transaction.Stamp;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.TransactionState;
import org.waybill.domain.transaction.Transactions;

/** Reads business transactions over JDBC. */
final class JdbcTransactions implements Transactions {

    private static final String SELECT = """
            select t.*, f.failure from business_transaction t
            left join monitoring_event f on f.id = t.last_failure_event
            where 1 = 1
            """;

    /** SQL Server takes 2,100. */
    private static final int MOST_PARAMETERS = 2_000;

    private final DataSource dataSource;

    JdbcTransactions(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public Page<BusinessTransaction> find(TransactionQuery query) {
        Query select = new Query(SELECT)
                .and("and t.definition = ?", query.definition())
                .and("and t.first_event_at >= ?", query.from())
                .and("and t.first_event_at < ?", query.to());
        query.key()
                .map(BusinessKey::kept)
                .ifPresent(key -> select.and(
                        "and (t.correlator = ? or t.id in (select k.transaction_id from transaction_key k where k.key_value = ?"
                                + " union all select a.root from alias_key a where a.correlator = ?"
                                + " union all select a.root from transaction_key k join alias_key a on a.id = k.transaction_id"
                                + " where k.key_value = ?))",
                        key,
                        key,
                        key,
                        key));
        if (!query.states().isEmpty() && query.states().size() < TransactionState.values().length) {
            States.in(select, query.states(), query.now());
        }
        query.cursor()
                .map(Cursor::parse)
                .ifPresent(cursor -> select.and(
                        "and t.first_event_at <= ? and (t.first_event_at < ? or t.id < ?)",
                        cursor.at(),
                        cursor.at(),
                        cursor.id()));
        select.and("order by t.first_event_at desc, t.id desc").first(query.limit() + 1);
        return withKeys(Cursor.page(
                select.list(dataSource, JdbcTransactions::read),
                query.limit(),
                transaction -> new Cursor(transaction.facts().firstEventAt(), transaction.id())));
    }

    @Override
    public Optional<BusinessTransaction> byId(UUID id) {
        return shown(id)
                .or(() -> new Query("select root from alias_key where id = ? and root <> id", id)
                        .one(dataSource, row -> Rows.uuid(row, "root"))
                        .flatMap(this::byId));
    }

    private Optional<BusinessTransaction> shown(UUID id) {
        return withKeys(new Query(SELECT).and("and t.id = ?", id).list(dataSource, JdbcTransactions::read)).stream()
                .findFirst();
    }

    /** The identities under which its events are linked and its keys are kept: its own, or those of all its aliases. */
    private List<UUID> members(UUID transaction) {
        List<UUID> members = new ArrayList<>(List.of(transaction));
        new Query("select id from alias_key where root = ?", transaction)
                .and("and id <> ?", transaction)
                .list(dataSource, row -> members.add(Rows.uuid(row, "id")));
        return members;
    }

    private static String among(Collection<UUID> ids) {
        return "in (" + ids.stream().map(id -> "?").collect(Collectors.joining(", ")) + ")";
    }

    @Override
    public List<LinkedEvent> events(UUID transaction, int limit) {
        List<UUID> members = members(transaction);
        return new Query(
                        "select e.*, p.size, p.original_size, p.content_type, p.encoding, l.role"
                                + " from transaction_event l join monitoring_event e on e.id = l.event_id"
                                + " left join event_payload p on p.event_id = e.id where l.transaction_id "
                                + among(members),
                        members.toArray())
                .and("order by e.created_at, e.counter, e.id")
                .first(limit)
                .list(dataSource, row -> new LinkedEvent(JdbcEvents.read(row), Code.ROLE.value(row.getInt("role"))));
    }

    @Override
    public SortedMap<Integer, Instant> stageEntries(UUID transaction) {
        SortedMap<Integer, Instant> entries = new TreeMap<>();
        List<UUID> members = members(transaction);
        new Query(
                        "select l.stage, min(e.created_at) as entered_at from transaction_event l"
                                + " join monitoring_event e on e.id = l.event_id"
                                + " where l.stage > 0 and l.transaction_id "
                                + among(members),
                        members.toArray())
                .and("group by l.stage")
                .list(dataSource, row -> entries.put(row.getInt("stage"), Rows.moment(row, "entered_at")));
        return entries;
    }

    @Override
    public List<SharedEvent> sharedEvents(UUID transaction, int limit) {
        List<UUID> members = members(transaction);
        return new Query(
                        "select o.event_id, t.id, t.definition, t.correlator from transaction_event l"
                                + " join transaction_event o on o.event_id = l.event_id"
                                + " and o.transaction_id <> l.transaction_id"
                                + " left join alias_key a on a.id = o.transaction_id"
                                + " join business_transaction t on t.id = coalesce(a.root, o.transaction_id)"
                                + " where l.transaction_id "
                                + among(members),
                        members.toArray())
                .and("order by o.event_id, t.definition, t.id")
                .first(limit)
                .list(
                        dataSource,
                        row -> new SharedEvent(
                                Rows.uuid(row, "event_id"),
                                Rows.uuid(row, "id"),
                                row.getString("definition"),
                                row.getString("correlator")));
    }

    @Override
    public List<BusinessTransaction> ofEvent(UUID event) {
        return withKeys(new Query(SELECT)
                .and(
                        "and t.id in (select coalesce(a.root, l.transaction_id) from transaction_event l"
                                + " left join alias_key a on a.id = l.transaction_id where l.event_id = ?)",
                        event)
                .and("order by t.definition, t.id")
                .list(dataSource, JdbcTransactions::read));
    }

    private Page<BusinessTransaction> withKeys(Page<BusinessTransaction> page) {
        return new Page<>(withKeys(page.items()), page.next());
    }

    /** The same transactions with their aliases and keys: two more statements, however many they are. */
    private List<BusinessTransaction> withKeys(List<BusinessTransaction> transactions) {
        if (transactions.isEmpty()) {
            return transactions;
        }
        Map<UUID, SortedSet<BusinessKey>> keys = new HashMap<>();
        Map<UUID, SortedSet<Alias>> aliases = new HashMap<>();
        Map<UUID, UUID> roots = new HashMap<>();
        Set<UUID> closed = new HashSet<>();
        for (BusinessTransaction transaction : transactions) {
            roots.put(transaction.id(), transaction.id());
            keys.put(transaction.id(), new TreeSet<>());
            aliases.put(transaction.id(), new TreeSet<>());
        }
        new Query(
                        "select * from alias_key where root " + among(aliases.keySet()),
                        aliases.keySet().toArray())
                .list(dataSource, row -> {
                    AliasKey key = AliasFold.key(row);
                    UUID root = Rows.uuid(row, "root");
                    roots.put(key.id(), root);
                    if (row.getInt("closed") != 0) {
                        closed.add(root);
                    }
                    return aliases.get(root).add(key.alias());
                });
        List<UUID> all = List.copyOf(roots.keySet());
        for (int from = 0; from < all.size(); from += MOST_PARAMETERS) {
            List<UUID> some = all.subList(from, Math.min(all.size(), from + MOST_PARAMETERS));
            new Query("select * from transaction_key where transaction_id " + among(some), some.toArray())
                    .list(
                            dataSource,
                            row -> keys.get(roots.get(Rows.uuid(row, "transaction_id")))
                                    .add(new BusinessKey(row.getString("key_name"), row.getString("key_value"))));
        }
        return transactions.stream()
                .map(one -> new BusinessTransaction(
                        one.id(),
                        one.definition(),
                        one.correlator(),
                        one.facts(),
                        List.copyOf(keys.get(one.id())),
                        List.copyOf(aliases.get(one.id())),
                        closed.contains(one.id()),
                        one.failure()))
                .toList();
    }

    private static BusinessTransaction read(ResultSet row) throws SQLException {
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
                row.getInt("lowest_version"),
                row.getInt("highest_version"));
    }
}
