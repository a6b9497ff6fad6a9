/**
 * The performance claims, runnable by anyone: each benchmark starts its own server and database, measures, says the
 * figures and stops what it started. All comparisons stand within one run, interleaved, since a machine's speed changes
 * from minute to minute. Out of scope: whether results are right; tests say that.
 */
package org.waybill.benchmarks;
