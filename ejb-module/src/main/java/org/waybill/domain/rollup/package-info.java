/**
 * Rollups: how many business transactions there were, in which states, and how long they took, by time bucket.
 *
 * <p>A transaction counts where its first event was created, in everything: its state, and its duration. So every
 * transaction is in one bucket, and the buckets of a range add up to the range whatever their width.
 *
 * <p>Out of scope: how rollups are stored and kept fresh, which is behind {@link org.waybill.domain.rollup.Rollups} and
 * {@link org.waybill.domain.rollup.RollupKeeper}.
 */
package org.waybill.domain.rollup;
