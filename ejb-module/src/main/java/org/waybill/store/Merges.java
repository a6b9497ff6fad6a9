package org.waybill.store;

import static java.util.stream.Collectors.joining;

import java.util.function.BinaryOperator;
import org.waybill.store.Table.Column;
import org.waybill.store.Table.Merge;

/** The part of a merging statement that is the same in every database: what becomes of each column. */
final class Merges {

    private Merges() {}

    /**
     * The assignments of an update.
     *
     * @param mine the prefix of the row that is there
     * @param other the prefix of the row that it takes in
     * @param bitOr the union of the bits of two numbers
     */
    static String assignments(Table table, String mine, String other, BinaryOperator<String> bitOr) {
        return table.columns().stream()
                .skip(table.keys())
                .filter(column -> column.merge() != Merge.KEEP)
                .map(column -> column.name() + " = " + ranked(column, mine, other, bitOr))
                .collect(joining(", "));
    }

    private static String ranked(Column column, String mine, String other, BinaryOperator<String> bitOr) {
        String merged = merged(column, mine + column.name(), other + column.name(), bitOr);
        if (column.among().isEmpty()) {
            return merged;
        }
        String m = mine + column.among();
        String o = other + column.among();
        return "case when " + m + " is null or " + o + " > " + m + " then " + other + column.name() + " when " + o
                + " = " + m + " then " + merged + " else " + mine + column.name() + " end";
    }

    private static String merged(Column column, String mine, String other, BinaryOperator<String> bitOr) {
        return switch (column.merge()) {
            case KEEP -> mine;
            case REPLACE -> other;
            case SUM -> mine + " + " + other;
            case LEAST -> chosen(mine, other, other + " < " + mine);
            case GREATEST -> chosen(mine, other, other + " > " + mine);
            case BIT_OR -> bitOr.apply(mine, other);
        };
    }

    /** The other value where mine is absent or the condition holds; a comparison with an absent one never holds. */
    private static String chosen(String mine, String other, String condition) {
        return "case when " + mine + " is null or " + condition + " then " + other + " else " + mine + " end";
    }
}
