/**
 * The recorder: takes monitoring events from the queue and gives them to the store, in one XA transaction.
 *
 * <ul>
 *   <li>R1 - Consumption and inserts commit together or not at all. (why: nothing lost, nothing doubled)
 *   <li>R2 - A batch never waits for company: it takes what is there, bounded by count, bytes and time. (why: a lone event
 *       is visible at once)
 *   <li>R3 - What cannot be read is quarantined in the same transaction, and the rest go on. (why: auditors ask for what
 *       we refused)
 *   <li>R4 - Trouble of the surroundings rolls back and waits; it is never an event's fault. (why: an outage must not
 *       cost an event)
 *   <li>R5 - Delivery is opened when every preparation step has succeeded, and not before.
 *   <li>R6 - received = recorded + duplicates + quarantined.
 * </ul>
 *
 * <p>Out of scope: what events mean (domain), how they are written down (event.codec), tables (store).
 */
package org.waybill.recorder;
