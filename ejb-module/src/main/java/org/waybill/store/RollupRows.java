package org.waybill.store;

import java.io.ByteArrayOutputStream;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.waybill.domain.rollup.Durations;
import org.waybill.domain.rollup.Rollup;
import org.waybill.domain.transaction.TransactionState;

/**
 * How a rollup stands in a row: a column for each state, and the durations as bytes: for each class its distance from the
 * one before and its count, both in groups of seven bits, the lowest first, the eighth bit saying that more follow (LEB128).
 */
final class RollupRows {

    /** The columns that hold a rollup, in the order of {@link #values}. */
    static final String COLUMNS =
            Stream.of(TransactionState.values()).map(RollupRows::column).collect(Collectors.joining(", "))
                    + ", durations";

    /** As many question marks. */
    static final String PARAMETERS =
            Stream.of(COLUMNS.split(", ", -1)).map(column -> "?").collect(Collectors.joining(", "));

    /** The counts of many rows together, under the names of their columns. */
    static final String SUMS = Stream.of(TransactionState.values())
            .map(state -> "sum(" + column(state) + ") as " + column(state))
            .collect(Collectors.joining(", "));

    private RollupRows() {}

    /** The column that counts a state. */
    static String column(TransactionState state) {
        return switch (state) {
            case IN_PROGRESS, COMPLETE, FAILED, INCONSISTENT, OVERDUE ->
                state.name().toLowerCase(Locale.ROOT) + "_count";
        };
    }

    static List<Object> values(Rollup rollup) {
        List<Object> values = new ArrayList<>();
        for (TransactionState state : TransactionState.values()) {
            values.add(rollup.count(state));
        }
        values.add(bytes(rollup.durations()));
        return values;
    }

    static Rollup read(ResultSet row) throws SQLException {
        return new Rollup(counts(row), durations(row.getBytes("durations")));
    }

    static Map<TransactionState, Long> counts(ResultSet row) throws SQLException {
        EnumMap<TransactionState, Long> counts = new EnumMap<>(TransactionState.class);
        for (TransactionState state : TransactionState.values()) {
            counts.put(state, row.getLong(column(state)));
        }
        return counts;
    }

    static byte[] bytes(Durations durations) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        long[] floors = durations.floors();
        long[] counts = durations.counts();
        long before = 0;
        for (int i = 0; i < floors.length; i++) {
            write(bytes, floors[i] - before);
            write(bytes, counts[i]);
            before = floors[i];
        }
        return bytes.toByteArray();
    }

    static Durations durations(byte[] bytes) {
        long[] numbers = new long[bytes.length];
        int size = 0;
        int shift = 0;
        for (byte part : bytes) {
            numbers[size] |= (part & 0x7FL) << shift;
            shift += 7;
            if (part >= 0) {
                size++;
                shift = 0;
            }
        }
        long[] floors = new long[size / 2];
        long[] counts = new long[size / 2];
        long floor = 0;
        for (int i = 0; i < floors.length; i++) {
            floor += numbers[2 * i];
            floors[i] = floor;
            counts[i] = numbers[2 * i + 1];
        }
        return Arrays.equals(floors, new long[0]) ? Durations.NONE : Durations.of(floors, counts);
    }

    private static void write(ByteArrayOutputStream bytes, long number) {
        long rest = number;
        while (rest > 0x7F) {
            bytes.write((int) (rest & 0x7F) | 0x80);
            rest >>>= 7;
        }
        bytes.write((int) rest);
    }
}
