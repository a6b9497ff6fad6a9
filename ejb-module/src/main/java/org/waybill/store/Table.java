package org.waybill.store;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table as the recorder writes it: its columns, the number of leading ones that are its key, and how rows merge.
 *
 * @param name the table's name
 * @param keys how many of the leading columns are the key
 * @param columns what is written, in order
 */
record Table(String name, int keys, List<Column> columns) {

    static Table of(String name, int keys, Column... columns) {
        return new Table(name, keys, Arrays.asList(columns));
    }

    /** The same table where every column that is no key merges in one way, but for one. */
    Table merging(Merge how, String exception, Merge otherwise) {
        return new Table(
                name,
                keys,
                columns.stream()
                        .map(column -> new Column(
                                column.name(), column.type(), column.name().equals(exception) ? otherwise : how, ""))
                        .toList());
    }

    List<Column> keyColumns() {
        return columns.subList(0, keys);
    }

    /** The columns' names, each after the prefix, separated by commas. */
    String names(String prefix) {
        return columns.stream().map(column -> prefix + column.name()).collect(Collectors.joining(", "));
    }

    /** The names of these columns and then of those, separated by commas. */
    static String names(List<Column> columns, Column... more) {
        return Stream.concat(columns.stream(), Stream.of(more))
                .map(Column::name)
                .collect(Collectors.joining(", "));
    }

    /** How a row that is there already takes in another one. */
    enum Merge {
        /** It stays as it is. */
        KEEP,
        /** The other one's value takes its place. */
        REPLACE,
        SUM,
        LEAST,
        GREATEST,
        /** The union of the bits. */
        BIT_OR
    }

    /** The types of columns, and what a row holds for them. */
    enum Type {
        UUID,
        TEXT,
        INTEGER,
        LONG,
        /** A {@link java.time.Instant} in whole microseconds. */
        MOMENT,
        /** A {@code byte[]}. */
        BYTES
    }

    /**
     * A column and how its values merge. Every way but to replace can be done pair by pair and as an aggregate
     * over rows.
     *
     * @param name the column's name
     * @param type what it holds
     * @param merge how two rows' values become one
     * @param among the column that ranks the rows: only those in which it is greatest take part; empty when all do
     */
    record Column(String name, Type type, Merge merge, String among) {
        static Column uuid(String name) {
            return new Column(name, Type.UUID, Merge.KEEP, "");
        }

        static Column text(String name) {
            return new Column(name, Type.TEXT, Merge.KEEP, "");
        }

        static Column integer(String name) {
            return new Column(name, Type.INTEGER, Merge.KEEP, "");
        }

        static Column number(String name) {
            return new Column(name, Type.LONG, Merge.KEEP, "");
        }

        static Column moment(String name) {
            return new Column(name, Type.MOMENT, Merge.KEEP, "");
        }

        static Column bytes(String name) {
            return new Column(name, Type.BYTES, Merge.KEEP, "");
        }

        /** The same column, merging that way, over all rows. */
        Column merging(Merge how) {
            return new Column(name, type, how, "");
        }

        /** The same, but of those rows alone in which that column, which merges as the greatest, is greatest. */
        Column among(String ranking) {
            return new Column(name, type, merge, ranking);
        }
    }
}
