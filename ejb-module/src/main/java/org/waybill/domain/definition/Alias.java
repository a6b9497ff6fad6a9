package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

/**
 * One of the names by which a business transaction is known: order number 4711.
 *
 * @param rank the place of its correlator in the definition, counts from 0; the lowest is the name of choice
 * @param name what its correlator is called, for instance {@code orderNumber}
 * @param value the correlator's value
 */
public record Alias(int rank, String name, String value) implements Comparable<Alias> {
    public Alias {
        requireNonNull(name, "name");
        requireNonNull(value, "value");
    }

    @Override
    public int compareTo(Alias other) {
        int byRank = Integer.compare(rank, other.rank);
        int byName = byRank != 0 ? byRank : name.compareTo(other.name);
        return byName != 0 ? byName : value.compareTo(other.value);
    }
}
