package org.waybill.definition;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One field in which two JSON documents differ.
 *
 * @param path the field, as in {@code limits.endWithin} or {@code events[2].source}; a list's place is that after the change,
 *     of what is gone that before it
 * @param before absent when it was not there
 * @param after absent when it is gone
 */
public record Difference(String path, Optional<JsonValue> before, Optional<JsonValue> after) {

    /** All differences, in the order of the fields. */
    public static List<Difference> between(JsonObject before, JsonObject after) {
        List<Difference> differences = new ArrayList<>();
        objects("", before, after, differences);
        return differences;
    }

    private static void values(
            String path, Optional<JsonValue> before, Optional<JsonValue> after, List<Difference> into) {
        if (before.equals(after)) {
            return;
        }
        JsonValue one = before.orElse(JsonValue.NULL);
        JsonValue other = after.orElse(JsonValue.NULL);
        if (one instanceof JsonObject object && other instanceof JsonObject changed) {
            objects(path + ".", object, changed, into);
        } else if (one instanceof JsonArray list && other instanceof JsonArray changed) {
            lists(path, list, changed, into);
        } else {
            into.add(new Difference(path, before, after));
        }
    }

    private static void objects(String prefix, JsonObject before, JsonObject after, List<Difference> into) {
        Set<String> members = new LinkedHashSet<>(before.keySet());
        members.addAll(after.keySet());
        for (String member : members) {
            values(
                    prefix + member,
                    Optional.ofNullable(before.get(member)),
                    Optional.ofNullable(after.get(member)),
                    into);
        }
    }

    /**
     * Keeps the longest common subsequence apart, so that a line put in between is one difference. What lies between two common
     * elements is compared one by one, the rest is gone or new.
     */
    private static void lists(String path, JsonArray before, JsonArray after, List<Difference> into) {
        int[][] common = common(before, after);
        int i = 0;
        int j = 0;
        while (i < before.size() || j < after.size()) {
            int gapBefore = i;
            int gapAfter = j;
            while (i < before.size() || j < after.size()) {
                if (i < before.size() && j < after.size() && before.get(i).equals(after.get(j))) {
                    break;
                }
                if (j == after.size() || (i < before.size() && common[i + 1][j] >= common[i][j + 1])) {
                    i++;
                } else {
                    j++;
                }
            }
            gap(path, before.subList(gapBefore, i), gapBefore, after.subList(gapAfter, j), gapAfter, into);
            i++;
            j++;
        }
    }

    private static void gap(
            String path,
            List<JsonValue> before,
            int placeBefore,
            List<JsonValue> after,
            int placeAfter,
            List<Difference> into) {
        for (int k = 0; k < Math.max(before.size(), after.size()); k++) {
            int place = k < after.size() ? placeAfter + k : placeBefore + k;
            values(path + "[" + place + "]", at(before, k), at(after, k), into);
        }
    }

    private static Optional<JsonValue> at(List<JsonValue> list, int index) {
        return index < list.size() ? Optional.of(list.get(index)) : Optional.empty();
    }

    /** How long the longest common subsequence is from each pair of places on. */
    private static int[][] common(JsonArray before, JsonArray after) {
        int[][] length = new int[before.size() + 1][after.size() + 1];
        for (int i = before.size() - 1; i >= 0; i--) {
            for (int j = after.size() - 1; j >= 0; j--) {
                length[i][j] = before.get(i).equals(after.get(j))
                        ? length[i + 1][j + 1] + 1
                        : Math.max(length[i + 1][j], length[i][j + 1]);
            }
        }
        return length;
    }
}
