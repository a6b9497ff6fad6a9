package org.waybill.domain.metrics;

/**
 * How a quantity was distributed over the last minute; all zero when there was none.
 *
 * @param count how many there were
 * @param mean their mean
 * @param median half of them were at most so
 * @param p95 95 of 100 were at most so
 * @param p99 99 of 100 were at most so
 * @param max the greatest
 */
public record Distribution(long count, double mean, double median, double p95, double p99, double max) {}
