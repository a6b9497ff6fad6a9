package org.waybill.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import javax.sql.DataSource;
import org.waybill.domain.live.ChangeLog;
import org.waybill.domain.recording.StoreUnavailableException;
import org.waybill.domain.rollup.Level;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.rollup.RollupKeeper;

/**
 * Counts stale rollups anew: a quarter hour of a definition from its transactions and from what deleted ones added up to, what is wider from what is narrower, and
 * all definitions together from each of them.
 *
 * <p>One node does so at a time, since it holds the row of {@code rollup_turn}. What it reads of the recorders' notes was
 * committed with the rows that they are about, so counting after that sees them; a note that it does not see stays for the
 * next time.
 */
final class JdbcRollupKeeper implements RollupKeeper {

    /** Stands for all definitions together; no definition has an empty name. */
    static final String ALL = "";

    private static final int ANY_VERSION = 0;

    private static final int MOST_NOTES = 5000;
    private static final int MOST_DUE = 500;

    private static final String INSERT =
            "insert into transaction_rollup (definition, minutes, starts_at, version, changes_at, " + RollupRows.COLUMNS
                    + ") values (?, ?, ?, ?, ?, " + RollupRows.PARAMETERS + ")";

    private final DataSource dataSource;

    /** @param dataSource outside of any transaction */
    JdbcRollupKeeper(DataSource dataSource) {
        this.dataSource = dataSource;
    }

    @Override
    public boolean freshen(Instant now) {
        try (Connection connection = dataSource.getConnection()) {
            connection.setAutoCommit(false);
            try {
                boolean isMoreLeft = freshen(connection, now);
                connection.commit();
                return isMoreLeft;
            } catch (SQLException | RuntimeException e) {
                connection.rollback();
                throw e;
            } finally {
                connection.setAutoCommit(true);
            }
        } catch (SQLException e) {
            throw new StoreUnavailableException("The database cannot count rollups: " + e.getMessage(), e);
        }
    }

    private static boolean freshen(Connection connection, Instant now) throws SQLException {
        DeletedRollups.hold(connection);
        List<Note> notes = new Query("select * from change_log where counted = 0 order by written_at")
                .first(MOST_NOTES)
                .list(connection, Note::read);
        List<Place> due = new Query("select definition, starts_at from transaction_rollup where changes_at <= ?", now)
                .and("order by changes_at, definition, starts_at")
                .first(MOST_DUE)
                .list(connection, Place::read);
        SortedSet<Place> stale = new TreeSet<>(due);
        for (Note note : notes) {
            stale.add(note.from());
            stale.addAll(note.others(connection));
        }
        count(connection, stale, now);
        countedBy(connection, notes);
        boolean isMoreLeft = notes.size() == MOST_NOTES || due.size() == MOST_DUE;
        if (!isMoreLeft) {
            Rows.update(
                    connection,
                    "update rollup_turn set fresh_at = ? where id = 1 and (fresh_at is null or fresh_at < ?)",
                    now,
                    now);
        }
        return isMoreLeft;
    }

    /** Open pages are told by the same notes, some minutes long. */
    private static void countedBy(Connection connection, List<Note> notes) throws SQLException {
        Dialect dialect = Dialect.of(connection);
        SetStatements sets = dialect.statements();
        sets.update(
                connection,
                "update change_log set counted = 1 where " + sets.isAmong("id"),
                notes.stream().map(Note::id).toList());
        Rows.update(
                connection,
                "delete from change_log where counted = 1 and written_at < "
                        + dialect.ago((int) ChangeLog.KEPT.toSeconds()));
    }

    private static void count(Connection connection, SortedSet<Place> stale, Instant now) throws SQLException {
        SortedSet<Place> all = new TreeSet<>();
        for (Place place : stale) {
            write(connection, Level.QUARTER_HOUR, place, count(connection, place, now));
            all.add(new Place(ALL, place.startsAt()));
        }
        for (Place place : all) {
            SortedMap<Integer, RollupCount> sum = sum(
                    connection,
                    new Query(
                                    "select version, " + RollupRows.COLUMNS
                                            + " from transaction_rollup where minutes = ?",
                                    Level.QUARTER_HOUR.minutes())
                            .and("and starts_at = ? and definition <> ?", place.startsAt(), ALL),
                    true);
            write(connection, Level.QUARTER_HOUR, place, sum);
        }
        all.addAll(stale);
        widen(connection, Level.HOUR, Level.QUARTER_HOUR, all);
        widen(connection, Level.DAY, Level.HOUR, all);
    }

    /** Those that are there, and those that were deleted. */
    private static SortedMap<Integer, RollupCount> count(Connection connection, Place place, Instant now)
            throws SQLException {
        SortedMap<Integer, RollupCount> counts = RollupCount.of(connection, place.definition(), place.startsAt(), now);
        DeletedRollups.of(connection, place.definition(), place.startsAt())
                .forEach((version, deleted) ->
                        counts.merge(version, new RollupCount(deleted, Optional.empty()), RollupCount::merge));
        return counts;
    }

    private static void widen(Connection connection, Level wide, Level narrow, SortedSet<Place> places)
            throws SQLException {
        SortedSet<Place> wider = new TreeSet<>();
        places.forEach(place -> wider.add(new Place(place.definition(), wide.floor(place.startsAt()))));
        for (Place place : wider) {
            Query parts = new Query(
                    "select version, " + RollupRows.COLUMNS
                            + " from transaction_rollup where definition = ? and minutes = ?"
                            + " and starts_at >= ? and starts_at < ?",
                    place.definition(),
                    narrow.minutes(),
                    place.startsAt(),
                    place.startsAt().plus(wide.width()));
            write(connection, wide, place, sum(connection, parts, false));
        }
    }

    private static SortedMap<Integer, RollupCount> sum(Connection connection, Query parts, boolean isOfAllVersions)
            throws SQLException {
        SortedMap<Integer, Rollup> sums = new TreeMap<>();
        parts.list(
                        connection,
                        row -> Map.entry(isOfAllVersions ? ANY_VERSION : row.getInt("version"), RollupRows.read(row)))
                .forEach(part -> sums.merge(part.getKey(), part.getValue(), Rollup::merge));
        SortedMap<Integer, RollupCount> counts = new TreeMap<>();
        sums.forEach((version, sum) -> counts.put(version, new RollupCount(sum, Optional.empty())));
        return counts;
    }

    /** Puts the rows of a bucket in the place of those that are there. */
    private static void write(Connection connection, Level level, Place place, SortedMap<Integer, RollupCount> counts)
            throws SQLException {
        Rows.update(
                connection,
                "delete from transaction_rollup where definition = ? and minutes = ? and starts_at = ?",
                place.definition(),
                level.minutes(),
                place.startsAt());
        for (Map.Entry<Integer, RollupCount> count : counts.entrySet()) {
            List<Object> values = new ArrayList<>();
            values.add(place.definition());
            values.add(level.minutes());
            values.add(place.startsAt());
            values.add(count.getKey());
            values.add(count.getValue().changesAt().orElse(null));
            values.addAll(RollupRows.values(count.getValue().rollup()));
            Rows.update(connection, INSERT, values.toArray());
        }
    }

    /** A quarter hour of a definition. */
    private record Place(String definition, Instant startsAt) implements Comparable<Place> {

        static Place read(ResultSet row) throws SQLException {
            return new Place(row.getString("definition"), Rows.moment(row, "starts_at"));
        }

        @Override
        public int compareTo(Place other) {
            int byDefinition = definition.compareTo(other.definition);
            return byDefinition != 0 ? byDefinition : startsAt.compareTo(other.startsAt);
        }
    }

    /** What a recorder has noted: see {@link ChangeNotes}. */
    private record Note(UUID id, Place from, Instant to) {

        static Note read(ResultSet row) throws SQLException {
            return new Note(
                    Rows.uuid(row, "id"),
                    new Place(row.getString("definition"), Rows.moment(row, "from_at")),
                    Rows.moment(row, "to_at"));
        }

        /** What is counted after the first quarter hour and may hold what has moved there. */
        List<Place> others(Connection connection) throws SQLException {
            return from.startsAt().equals(to)
                    ? List.of()
                    : new Query(
                                    "select definition, starts_at from transaction_rollup where definition = ? and minutes = ?"
                                            + " and starts_at > ? and starts_at <= ?",
                                    from.definition(),
                                    Level.QUARTER_HOUR.minutes(),
                                    from.startsAt(),
                                    to)
                            .list(connection, Place::read);
        }
    }
}
