package org.waybill.benchmarks;

/** One claim and how it is measured. */
interface Benchmark {

    /**
     * Starts what it needs, measures, and ends it again.
     *
     * @param arguments how long and on which database
     * @param report takes every raw figure and the results
     */
    void run(Arguments arguments, Report report) throws Exception;
}
