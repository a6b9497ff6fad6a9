package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
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
import org.waybill.domain.Count;
import org.waybill.domain.Page;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.recording.AliasKey;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.BusinessTransaction;
import org.waybill.domain.transaction.LinkedEvent;
import org.waybill.domain.transaction.Neighbours;
import org.waybill.domain.transaction.SharedEvent;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.Transactions;
import org.waybill.store.Candidates.Order;

/** Reads business transactions over JDBC. */
final class JdbcTransactions implements Transactions {

    /**
     * The text of the latest failure, looked up for the rows that are shown and not joined: a plan whose tests are dear makes
     * PostgreSQL indifferent to how a table is joined to the few rows that meet them.
     */
    static final String FAILURE = "(select f.failure from event_failure f where f.event_id = t.last_failure_event)";

    private static final String COLUMNS = "t.*, " + FAILURE + " as failure";
    private static final String SELECT = "select " + COLUMNS + " from business_transaction t where 1 = 1";

    /** SQL Server takes 2,100. */
    private static final int MOST_PARAMETERS = 2_000;

    private final DataSource dataSource;
    private final int window;
    private final int countWindow;

    JdbcTransactions(DataSource dataSource) {
        this(dataSource, Candidates.WINDOW, Candidates.COUNT_WINDOW);
    }

    /**
     * @param window how many rows one call of a list may look through
     * @param countWindow how many a count
     */
    JdbcTransactions(DataSource dataSource, int window, int countWindow) {
        this.dataSource = dataSource;
        this.window = window;
        this.countWindow = countWindow;
    }

    @Override
    public Page<BusinessTransaction> find(TransactionQuery query) {
        Optional<Cursor> after = query.cursor().map(Cursor::parse);
        Page<BusinessTransaction> page = search(query.filter(), window, query.now(), (connection, search) -> {
            List<BusinessTransaction> found = search.find(
                    connection, COLUMNS, "", after, Order.NEWEST_FIRST, query.limit() + 1, TransactionRows::read);
            return found.size() > query.limit()
                    ? Cursor.page(
                            found, query.limit(), one -> new Cursor(one.facts().firstEventAt(), one.id()))
                    : Cursor.page(found, query.limit(), search.end(connection, after, Order.NEWEST_FIRST));
        });
        return page.with(withKeys(page.items()));
    }

    @Override
    public Count count(TransactionFilter filter, Instant now) {
        return search(filter, countWindow, now, (connection, search) -> {
            int found = new Query("select count(*) as found from (")
                    .and(search.select("t.id", "", Optional.empty(), Order.NEWEST_FIRST, Count.MOST + 1))
                    .and(") c")
                    .list(connection, row -> row.getInt("found"))
                    .get(0);
            return found > Count.MOST
                    ? new Count(Count.MOST, false)
                    : new Count(
                            found,
                            search.end(connection, Optional.empty(), Order.NEWEST_FIRST)
                                    .isEmpty());
        });
    }

    @Override
    public Optional<Neighbours> neighbours(UUID id, TransactionFilter filter, Instant now) {
        return shown(id)
                .map(one -> new Cursor(one.facts().firstEventAt(), one.id()))
                .map(place -> search(
                        filter,
                        window,
                        now,
                        (connection, search) -> new Neighbours(
                                beside(place, search, Order.OLDEST_FIRST, connection),
                                beside(place, search, Order.NEWEST_FIRST, connection))));
    }

    private static Optional<UUID> beside(Cursor place, Candidates search, Order order, Connection connection)
            throws SQLException {
        return search.find(connection, "t.id", "", Optional.of(place), order, 1, row -> Rows.uuid(row, "id")).stream()
                .findFirst();
    }

    private <T> T search(TransactionFilter filter, int rows, Instant now, Search<T> search) {
        try (Connection connection = dataSource.getConnection()) {
            return search.over(connection, TransactionSearch.of(connection, rows, filter, now));
        } catch (SQLException e) {
            throw Rows.unavailable(e);
        }
    }

    /** What is asked of the candidates, over one connection. */
    private interface Search<T> {
        T over(Connection connection, Candidates search) throws SQLException;
    }

    @Override
    public Optional<BusinessTransaction> byId(UUID id) {
        return shown(id)
                .or(() -> new Query("select root from alias_key where id = ? and root <> id", id)
                        .one(dataSource, row -> Rows.uuid(row, "root"))
                        .flatMap(this::byId));
    }

    private Optional<BusinessTransaction> shown(UUID id) {
        return withKeys(new Query(SELECT).and("and t.id = ?", id).list(dataSource, TransactionRows::read)).stream()
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

    /** A condition that a column holds one of these, with a parameter for each. */
    static String among(Collection<UUID> ids) {
        return "in (" + ids.stream().map(id -> "?").collect(Collectors.joining(", ")) + ")";
    }

    @Override
    public List<LinkedEvent> events(UUID transaction, int limit) {
        List<UUID> members = members(transaction);
        return new Query(
                        "select " + JdbcEvents.COLUMNS
                                + ", l.role from transaction_event l join monitoring_event e on e.id = l.event_id "
                                + JdbcEvents.BESIDE + " where l.transaction_id " + among(members),
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
                .list(dataSource, TransactionRows::read));
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
}
