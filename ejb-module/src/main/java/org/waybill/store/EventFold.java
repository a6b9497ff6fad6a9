package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.TransactionFacts;

/** Folds recorded events into their business transactions, for the recorder and for what is applied to the history alike. */
final class EventFold {

    private static final Table.Column FIRST_EVENT_AT = Table.Column.moment("first_event_at");
    private static final Table.Column LAST_EVENT_AT = Table.Column.moment("last_event_at");

    private EventFold() {}

    /**
     * Links first; the facts of those links that are new, combined by transaction, then merged; aliases, and the keys last.
     *
     * @param recorded events that are recorded
     * @param changes where to note what they change
     * @return the number of links that are new
     */
    static int fold(Connection connection, SetStatements sets, List<ReceivedEvent> recorded, ChangeNotes changes)
            throws SQLException {
        Map<Link, Contribution> contributions = new HashMap<>();
        SortedMap<Link, Object[]> links = new TreeMap<>();
        for (ReceivedEvent event : recorded) {
            for (Contribution contribution : event.contributions()) {
                Link link = new Link(contribution.transaction(), event.event().id());
                contributions.put(link, contribution);
                links.put(link, EventTables.row(event.event(), contribution));
            }
        }
        if (links.isEmpty()) {
            return 0;
        }
        SortedMap<UUID, Fold> folds = new TreeMap<>();
        List<Contribution> aliased = new ArrayList<>();
        List<List<Object>> added = sets.insertNew(connection, EventTables.LINKS, new ArrayList<>(links.values()));
        for (List<Object> key : added) {
            Contribution contribution = contributions.get(new Link((UUID) key.get(0), (UUID) key.get(1)));
            folds.merge(contribution.transaction(), Fold.of(contribution), Fold::plus);
            if (!contribution.aliases().isEmpty()) {
                aliased.add(contribution);
            }
        }
        List<Object[]> transactions = new ArrayList<>(folds.size());
        List<Object[]> keys = new ArrayList<>();
        folds.forEach((transaction, fold) -> {
            if (!fold.isAliased()) {
                transactions.add(EventTables.row(transaction, fold.definition(), fold.correlator(), fold.facts()));
            }
            fold.keys().forEach(key -> keys.add(EventTables.row(transaction, key)));
        });
        if (!transactions.isEmpty()) {
            for (List<Object> row :
                    sets.merge(connection, EventTables.TRANSACTIONS, transactions, FIRST_EVENT_AT, LAST_EVENT_AT)) {
                Fold fold = folds.get((UUID) row.get(0));
                changes.add(fold.definition(), fold.facts(), (Instant) row.get(1), (Instant) row.get(2));
            }
        }
        if (!aliased.isEmpty()) {
            new AliasFold(connection, sets).fold(aliased, changes);
        }
        if (!keys.isEmpty()) {
            sets.insertNew(connection, EventTables.KEYS, keys);
        }
        return added.size();
    }

    private record Link(UUID transaction, UUID event) implements Comparable<Link> {
        @Override
        public int compareTo(Link other) {
            int byTransaction = transaction.compareTo(other.transaction);
            return byTransaction != 0 ? byTransaction : event.compareTo(other.event);
        }
    }

    /** What the new events of a batch add to one transaction. */
    private record Fold(
            String definition,
            String correlator,
            boolean isAliased,
            TransactionFacts facts,
            TreeSet<BusinessKey> keys) {

        static Fold of(Contribution contribution) {
            return new Fold(
                    contribution.definition(),
                    contribution.correlator(),
                    !contribution.aliases().isEmpty(),
                    contribution.facts(),
                    new TreeSet<>(contribution.keys()));
        }

        Fold plus(Fold other) {
            keys.addAll(other.keys);
            return new Fold(definition, correlator, isAliased, facts.merge(other.facts), keys);
        }
    }
}
