package org.waybill.store;

import java.util.ArrayList;
import java.util.List;
import org.waybill.store.Table.Column;

/** The part of a merging statement that is the same in every database: what becomes of each column. */
final class Merges {

    private Merges() {}

    /**
     * The assignments of an update.
     *
     * @param mine the prefix of the row that is there
     * @param other the prefix of the row that it takes in
     */
    static String assignments(Table table, String mine, String other) {
        List<String> assignments = new ArrayList<>();
        for (int i = table.keys(); i < table.columns().size(); i++) {
            Column column = table.columns().get(i);
            String m = mine + column.name();
            String o = other + column.name();
            switch (column.merge()) {
                case KEEP -> {}
                case SUM -> assignments.add(column.name() + " = " + m + " + " + o);
                case LEAST -> assignments.add(column.name() + " = " + chosen(m, o, o + " < " + m));
                case GREATEST -> assignments.add(column.name() + " = " + chosen(m, o, o + " > " + m));
                case WITH_GREATEST_BEFORE -> {
                    String before = table.columns().get(i - 1).name();
                    String later = other + before + " > " + mine + before;
                    String same = other + before + " = " + mine + before;
                    assignments.add(column.name() + " = "
                            + chosen(m, o, later + " or (" + same + " and " + o + " > " + m + ")"));
                }
            }
        }
        return String.join(", ", assignments);
    }

    /** The other value where mine is absent or the condition holds; a comparison with an absent one never holds. */
    private static String chosen(String mine, String other, String condition) {
        return "case when " + mine + " is null or " + condition + " then " + other + " else " + mine + " end";
    }
}
