package org.waybill.domain.definition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the patterns that fit a name without trying each of them. A whole name is looked up. Any other pattern is known by the last
 * few signs of its longest literal piece, which must stand somewhere in the name: the name is read once, and only the patterns
 * whose signs it holds are tried.
 *
 * @param <T> what a pattern stands for
 */
final class NameIndex<T> {

    /** Eight signs tell flows apart; a shorter piece is known by fewer. */
    private static final int[] LENGTHS = {8, 4, 2, 1};

    private final Map<String, T> names = new HashMap<>();
    private final List<Signs<T>> signs = new ArrayList<>();
    private final List<T> everywhere = new ArrayList<>();

    /** An index of these patterns. */
    NameIndex(Map<NamePattern, T> patterns) {
        patterns.forEach(this::add);
    }

    private void add(NamePattern pattern, T value) {
        String piece = pattern.longestPiece();
        if (pattern.isLiteral()) {
            names.put(pattern.text(), value);
        } else if (piece.isEmpty()) {
            everywhere.add(value);
        } else {
            int length = LENGTHS[0];
            for (int i = 0; length > piece.length(); i++) {
                length = LENGTHS[i + 1];
            }
            ofLength(length).add(piece, new Entry<>(pattern, value));
        }
    }

    private Signs<T> ofLength(int length) {
        for (Signs<T> known : signs) {
            if (known.length == length) {
                return known;
            }
        }
        Signs<T> first = new Signs<>(length);
        signs.add(first);
        return first;
    }

    /** What stands for the patterns that fit one of two names, each once. */
    List<T> find(String name, String otherName) {
        List<T> found = new ArrayList<>(everywhere);
        find(name, found);
        if (!otherName.equals(name)) {
            find(otherName, found);
        }
        return found;
    }

    private void find(String name, List<T> found) {
        T literal = names.get(name);
        if (literal != null) {
            found.add(literal);
        }
        for (Signs<T> known : signs) {
            known.find(name, found);
        }
    }

    private record Entry<T>(NamePattern pattern, T value) {}

    /** Patterns by as many signs; the signs as the number that {@link String#hashCode} would give. */
    private static final class Signs<T> {

        private static final int BITS = 1 << 17;
        private static final int BASE = 31;

        private final int length;
        private final int highest;
        private final Map<Integer, List<Entry<T>>> entries = new HashMap<>();

        /** Most places of a name are no pattern's: a bit tells so faster than the map. */
        private final BitSet known = new BitSet(BITS);

        Signs(int length) {
            this.length = length;
            int power = 1;
            for (int i = 1; i < length; i++) {
                power *= BASE;
            }
            highest = power;
        }

        void add(String piece, Entry<T> entry) {
            int hash = piece.substring(piece.length() - length).hashCode();
            entries.computeIfAbsent(hash, text -> new ArrayList<>()).add(entry);
            known.set(bit(hash));
        }

        /** Reads the name once; the number of each place follows from that of the place before (Karp and Rabin, 1987). */
        void find(String name, List<T> found) {
            int hash = 0;
            for (int at = 0; at < name.length(); at++) {
                if (at >= length) {
                    hash -= name.charAt(at - length) * highest;
                }
                hash = hash * BASE + name.charAt(at);
                if (at >= length - 1 && known.get(bit(hash))) {
                    addFitting(name, entries.getOrDefault(hash, List.of()), found);
                }
            }
        }

        private void addFitting(String name, List<Entry<T>> possible, List<T> found) {
            for (Entry<T> entry : possible) {
                if (entry.pattern.matches(name) && !found.contains(entry.value)) {
                    found.add(entry.value);
                }
            }
        }

        private static int bit(int hash) {
            return (hash ^ (hash >>> 15)) & (BITS - 1);
        }
    }
}
