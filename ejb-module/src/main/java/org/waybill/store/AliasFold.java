package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.recording.AliasGroups;
import org.waybill.domain.recording.AliasGroups.Member;
import org.waybill.domain.recording.AliasKey;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.transaction.TransactionFacts;

/**
 * Folds the events of a batch whose definitions have aliases. Facts are merged into the row of the event's own first alias
 * and never move; the business transaction that is shown is made anew from the facts of all aliases of its group.
 *
 * <p>Rows are taken in levels, each sorted, so that recorders never wait in a circle: alias keys, in one statement; then the
 * rows that are shown; after those no key. Who changes a group has all of its keys to himself: he reads it, takes its keys,
 * and reads it again; when it has grown meanwhile he gives the keys back and takes those of the larger one. So a group that
 * somebody else holds is in nobody's way but its own.
 */
final class AliasFold {

    /** The mark before keys are taken. */
    private static final String KEYS = "waybill_keys";

    private final Connection connection;
    private final SetStatements sets;

    AliasFold(Connection connection, SetStatements sets) {
        this.connection = connection;
        this.sets = sets;
    }

    /**
     * @param contributions of new links, all of them with aliases
     * @param notes where to note what it changes
     */
    void fold(List<Contribution> contributions, ChangeNotes notes) throws SQLException {
        SortedMap<UUID, AliasKey> keys = new TreeMap<>();
        SortedMap<UUID, TransactionFacts> facts = new TreeMap<>();
        for (Contribution contribution : contributions) {
            contribution.aliases().forEach(key -> keys.put(key.id(), key));
            facts.merge(contribution.transaction(), contribution.facts(), TransactionFacts::merge);
        }
        AliasGroups groups = taken(keys, contributions);
        List<Member> changes = groups.changes();
        if (!changes.isEmpty()) {
            sets.merge(
                    connection,
                    EventTables.ALIASES_JOINED,
                    changes.stream().map(EventTables::row).toList());
        }
        List<Object[]> rows = new ArrayList<>(facts.size());
        facts.forEach((key, some) -> rows.add(EventTables.row(key, some)));
        sets.merge(connection, EventTables.ALIAS_FACTS, rows);
        leave(groups.left());
        show(groups, facts, notes);
    }

    /** The groups of the batch, so that nobody else changes them any more. */
    private AliasGroups taken(SortedMap<UUID, AliasKey> keys, List<Contribution> contributions) throws SQLException {
        boolean mayJoin = contributions.stream().anyMatch(one -> one.aliases().size() > 1);
        AliasGroups groups = mayJoin ? read(keys.keySet(), contributions) : new AliasGroups(List.of(), 1);
        while (true) {
            SortedMap<UUID, AliasKey> needed = new TreeMap<>(keys);
            groups.touched().forEach(key -> needed.putIfAbsent(key.id(), key));
            if (mayJoin) {
                sets.savepoint(connection, KEYS);
            }
            take(needed.values());
            groups = read(keys.keySet(), contributions);
            if (groups.touched().stream().allMatch(key -> needed.containsKey(key.id()))) {
                return groups;
            }
            sets.rollbackToSavepoint(connection, KEYS);
        }
    }

    private void take(Collection<AliasKey> keys) throws SQLException {
        List<Object[]> rows = new ArrayList<>(keys.size());
        keys.forEach(key -> rows.add(EventTables.row(new Member(key, key.id(), false))));
        sets.merge(connection, EventTables.ALIASES, rows);
    }

    /** The groups that the keys are in, as they are, and then as the batch joins them. */
    private AliasGroups read(Set<UUID> keys, List<Contribution> contributions) throws SQLException {
        AliasGroups groups = new AliasGroups(members(connection, sets, keys, AliasFold::member), AliasGroups.MOST_KEYS);
        contributions.forEach(contribution -> groups.join(contribution.aliases()));
        return groups;
    }

    /** All keys of the groups that these are in. */
    static <T> List<T> members(Connection connection, SetStatements sets, Set<UUID> keys, Query.RowReader<T> reader)
            throws SQLException {
        String sql = "select k.* from alias_key k where k.root in (select m.root from alias_key m where "
                + sets.isAmong("m.id") + ")";
        return sets.list(connection, sql, keys, reader);
    }

    /** What was shown under an identity that leads to another one now. Its keys are ours, so nobody else wants the row. */
    private void leave(Set<UUID> left) throws SQLException {
        sets.delete(connection, "business_transaction", "id", left);
    }

    /**
     * The rows are taken first and the facts read then, in a statement of its own: so it sees what everybody has committed who
     * had the row before, also for keys of the group that are not in this batch.
     */
    private void show(AliasGroups groups, SortedMap<UUID, TransactionFacts> added, ChangeNotes notes)
            throws SQLException {
        SortedMap<UUID, TransactionFacts> news = new TreeMap<>();
        Map<UUID, UUID> roots = new HashMap<>();
        added.forEach((key, facts) -> {
            UUID root = groups.root(key);
            news.merge(root, facts, TransactionFacts::merge);
            groups.group(key).forEach(member -> roots.put(member.id(), root));
        });
        sets.merge(connection, EventTables.SHOWN_HELD, shown(groups, news));
        SortedMap<UUID, TransactionFacts> all = new TreeMap<>();
        sets.list(
                        connection,
                        "select f.* from alias_facts f where " + sets.isAmong("f.id"),
                        roots.keySet(),
                        row -> Map.entry(roots.get(Rows.uuid(row, "id")), TransactionRows.facts(row)))
                .forEach(entry -> all.merge(entry.getKey(), entry.getValue(), TransactionFacts::merge));
        sets.merge(connection, EventTables.SHOWN, shown(groups, all));
        boolean haveJoined = !groups.left().isEmpty();
        all.forEach((root, facts) -> {
            String definition = groups.group(root).iterator().next().definition();
            // what was shown under the identities that were left is part of these facts, and so was in this range
            notes.add(definition, haveJoined ? facts : news.get(root), facts.firstEventAt(), facts.lastEventAt());
        });
    }

    private static List<Object[]> shown(AliasGroups groups, SortedMap<UUID, TransactionFacts> facts) {
        List<Object[]> rows = new ArrayList<>(facts.size());
        facts.forEach((root, some) -> {
            AliasKey first = groups.group(root).stream()
                    .min((one, other) -> one.alias().compareTo(other.alias()))
                    .orElseThrow();
            rows.add(EventTables.row(root, first.definition(), first.alias().value(), some));
        });
        return rows;
    }

    private static Member member(ResultSet row) throws SQLException {
        return new Member(key(row), Rows.uuid(row, "root"), row.getInt("closed") != 0);
    }

    /** An alias as its row tells it. */
    static AliasKey key(ResultSet row) throws SQLException {
        return new AliasKey(
                Rows.uuid(row, "id"),
                row.getString("definition"),
                new Alias(row.getInt("place"), row.getString("name"), row.getString("correlator")));
    }
}
