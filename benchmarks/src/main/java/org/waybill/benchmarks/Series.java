package org.waybill.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** The values of one figure over the rounds of a run. */
final class Series {

    private final List<Double> values = new ArrayList<>();

    void add(double value) {
        values.add(value);
    }

    List<Double> values() {
        return List.copyOf(values);
    }

    double lowest() {
        return quantile(0);
    }

    double median() {
        return quantile(0.5);
    }

    double highest() {
        return quantile(1);
    }

    /**
     * The smallest value that is not exceeded by this share of all values (nearest rank).
     *
     * @param share 0 to 1
     */
    double quantile(double share) {
        List<Double> sorted = values.stream().sorted().toList();
        int rank = (int) Math.ceil(share * sorted.size());
        return sorted.get(Math.max(0, rank - 1));
    }
}
