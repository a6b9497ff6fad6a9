/**
 * Waybill measures itself: counts, rates, distributions; for its own API, and through WildFly's Micrometer where that is
 * installed.
 *
 * <ul>
 *   <li>R1 - The recorder pays for it once a batch, not once an event.
 *   <li>R2 - Asking for figures never waits for the broker or the database. (why: they are asked for when those are in
 *       trouble)
 *   <li>R3 - Without Micrometer everything else works. (why: WildFly has it only if told so)
 * </ul>
 *
 * <p>docs/metrics.md has the names, units, and what to alert on.
 *
 * <p>Out of scope: how broker and database are asked (recorder, store), how the API writes figures down.
 */
package org.waybill.metrics;
