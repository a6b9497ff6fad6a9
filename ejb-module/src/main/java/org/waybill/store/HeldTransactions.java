package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;

/**
 * Business transactions that nobody else changes until the database transaction ends, with all aliases of their groups. Whoever
 * had their rows before has committed, and all that he wrote is seen; whoever comes after finds what is left of them.
 */
final class HeldTransactions {

    private final Connection connection;
    private final SetStatements sets;
    private final Set<UUID> ids;

    private HeldTransactions(Connection connection, SetStatements sets, Set<UUID> ids) {
        this.connection = connection;
        this.sets = sets;
        this.ids = ids;
    }

    /**
     * Takes their rows, in the order in which recorders do. A group can grow until it is taken.
     *
     * @param transactions identities; of transactions with aliases, any of theirs
     */
    static HeldTransactions hold(Connection connection, SetStatements sets, Set<UUID> transactions)
            throws SQLException {
        HeldTransactions held = new HeldTransactions(connection, sets, new TreeSet<>(transactions));
        Set<UUID> before;
        do {
            before = Set.copyOf(held.ids);
            held.take("alias_key", "place");
            held.ids.addAll(held.group(held.ids));
        } while (!held.ids.equals(before));
        held.take("business_transaction", "definition");
        return held;
    }

    /** All that links may name: the identities, and those of their aliases. */
    Set<UUID> ids() {
        return Set.copyOf(ids);
    }

    /** The aliases of the groups that these are in; nothing for those without aliases. */
    Set<UUID> group(Set<UUID> some) throws SQLException {
        return new TreeSet<>(AliasFold.members(connection, sets, some, row -> Rows.uuid(row, "id")));
    }

    /** Deletes what some of them have come to, and by what they are found; their links stay. */
    void delete(Set<UUID> some) throws SQLException {
        sets.delete(connection, "business_transaction", "id", some);
        sets.delete(connection, "alias_facts", "id", some);
        sets.delete(connection, "alias_key", "id", some);
        sets.delete(connection, "transaction_key", "transaction_id", some);
    }

    private void take(String table, String column) throws SQLException {
        sets.update(
                connection,
                "update " + table + " set " + column + " = " + column + " where " + sets.isAmong("id"),
                ids);
    }
}
