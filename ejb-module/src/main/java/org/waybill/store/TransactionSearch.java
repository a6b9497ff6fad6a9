package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.FlowBits;
import org.waybill.domain.transaction.FlowHash;
import org.waybill.domain.transaction.Outcome;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionState;

/**
 * Which conditions of a filter narrow the candidates and which are tested on them. A key, or what is overdue or acknowledged,
 * is looked up first: where it leads to few transactions, these are the candidates; where it leads to many, they are found
 * soon by looking through the list.
 */
final class TransactionSearch {

    // Counts, and no "exists": they are asked for a candidate and never for all transactions at once.

    private static final String FLOW = "(select count(*) from transaction_event l"
            + " where l.transaction_id = t.id and (l.unique_flow_hash = ? or l.flow_hash = ?))"
            + " + (select count(*) from alias_key a join transaction_event l on l.transaction_id = a.id"
            + " where a.root = t.id and a.id <> t.id and (l.unique_flow_hash = ? or l.flow_hash = ?))";

    private static final String KEY =
            "(select count(*) from transaction_key k where k.transaction_id = t.id and k.key_value = ?)"
                    + " + (select count(*) from alias_key a left join transaction_key k"
                    + " on k.transaction_id = a.id and k.key_value = ? and a.id <> a.root"
                    + " where a.root = t.id and (a.correlator = ? or k.key_value is not null))";

    /** So many transactions, wherever they are, are looked at rather than looked for. */
    private static final int FEW = 1_000;

    private static final Set<TransactionState> OVERDUE = Set.of(TransactionState.OVERDUE);

    private final Connection connection;
    private final Candidates candidates;
    private final int few;

    private TransactionSearch(Connection connection, int rows) {
        this.connection = connection;
        candidates = new Candidates("business_transaction t", "t.first_event_at", "t.id", rows);
        few = Math.max(1, Math.min(FEW, rows));
    }

    /** @param rows how many rows may be looked through */
    static Candidates of(Connection connection, int rows, TransactionFilter filter, Instant now) throws SQLException {
        return new TransactionSearch(connection, rows).of(filter, now);
    }

    private Candidates of(TransactionFilter filter, Instant now) throws SQLException {
        candidates
                .narrow("and t.definition = ?", filter.definition())
                .narrow("and t.first_event_at >= ?", filter.from())
                .narrow("and t.first_event_at < ?", filter.to());
        if (filter.key().isPresent()) {
            byKey(BusinessKey.kept(filter.key().get()));
        } else if (filter.states().equals(OVERDUE)) {
            amongFew(new Query("select t.id from business_transaction t where t.due_at < ?", now)
                    .and("order by t.due_at desc"));
        } else if (filter.acknowledged().filter(is -> is).isPresent()) {
            amongFew(new Query("select coalesce(k.root, a.transaction_id) as id from transaction_annotation a"
                    + " left join alias_key k on k.id = a.transaction_id where a.kind = 'ACKNOWLEDGED'"
                    + " order by a.written_at desc"));
        }
        if (filter.asksForState()) {
            byState(filter.states(), filter.definition().isPresent(), now);
        }
        filter.version().ifPresent(version -> candidates.test(1, "and t.highest_version = ?", version));
        if (filter.asksForDuration()) {
            byDuration(filter);
        }
        if (filter.failure().isPresent()) {
            String contains = Dialect.of(connection).contains(JdbcTransactions.FAILURE);
            candidates
                    .narrow("and t.last_failure_event is not null")
                    .test(8, "and " + contains, filter.failure().get());
        }
        filter.acknowledged()
                .ifPresent(is -> candidates.test(5, (is ? "and " : "and not ") + JdbcAnnotations.IS_ACKNOWLEDGED));
        for (String flow : filter.flows()) {
            byFlow(flow, filter.flows().size());
        }
        return candidates;
    }

    /** The row tells of most that they did not go through it; the links of the others are asked. */
    private void byFlow(String flow, int flows) throws SQLException {
        long bits = FlowBits.of(flow);
        long hash = FlowHash.of(flow);
        candidates
                .test(1, "and " + Dialect.of(connection).hasBits("t.flows"), bits, bits)
                .test(4 * flows, "and " + FLOW + " > 0", hash, hash, hash, hash);
    }

    /** Each part of the look-up is read off an index, and no further than is asked. */
    private void byKey(String key) throws SQLException {
        String first = " offset 0 rows fetch next " + (few + 1) + " rows only) x";
        Query leadsTo = new Query(
                "select x.id from (select t.id from business_transaction t where t.correlator = ? order by t.id" + first
                        + " union all select x.id from (select a.root as id from alias_key a where a.correlator = ?"
                        + " order by a.id" + first
                        + " union all select x.id from (select coalesce(a.root, k.transaction_id) as id"
                        + " from transaction_key k left join alias_key a on a.id = k.transaction_id"
                        + " where k.key_value = ? order by k.transaction_id" + first + " order by id",
                key,
                key,
                key);
        if (!amongFew(leadsTo)) {
            candidates.test(6, "and (t.correlator = ? or " + KEY + " > 0)", key, key, key, key);
        }
    }

    /** Narrows to those transactions if they are few. */
    private boolean amongFew(Query identities) throws SQLException {
        List<UUID> ids = identities.first(few + 1).list(connection, row -> Rows.uuid(row, "id"));
        if (ids.size() > few) {
            return false;
        }
        Set<UUID> all = Set.copyOf(ids);
        if (all.isEmpty()) {
            candidates.narrow("and 1 = 0");
        } else {
            candidates.narrow("and t.id " + JdbcTransactions.among(all), all.toArray());
        }
        candidates.testAll(all.size());
        return true;
    }

    /**
     * Most transactions are complete; the others have indexes of their own, one in the list's order for all of them, and one by
     * definition and outcome, by which a definition's few are found however many others have. That the outcome is none of theirs follows from the
     * list of outcomes; saying it twice would make PostgreSQL expect a tenth of the rows, and read all of them.
     */
    private void byState(Set<TransactionState> states, boolean isOfDefinition, Instant now) {
        boolean isRare = !states.contains(TransactionState.COMPLETE);
        if (isRare) {
            Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
            states.forEach(state -> outcomes.addAll(States.outcomes(state)));
            if (isOfDefinition) {
                candidates.narrowToOneOf(outcomes.stream().map(States::outcome).toList());
            } else {
                candidates.narrow("and t.outcome in ("
                        + outcomes.stream()
                                .map(outcome -> Integer.toString(Code.OUTCOME.of(outcome)))
                                .collect(Collectors.joining(", "))
                        + ")");
            }
        }
        Query condition = new Query("");
        States.in(condition, states, now);
        candidates.test(isRare ? Candidates.SCATTERED : 1, condition);
    }

    private void byDuration(TransactionFilter filter) throws SQLException {
        String millis = Dialect.of(connection).millis("t.first_start_at", "t.last_end_at");
        candidates.test(1, "and " + States.outcome(Outcome.COMPLETE));
        filter.minDuration().ifPresent(least -> candidates.test(1, "and " + millis + " >= ?", least.toMillis()));
        filter.maxDuration().ifPresent(most -> candidates.test(1, "and " + millis + " <= ?", most.toMillis()));
    }
}
