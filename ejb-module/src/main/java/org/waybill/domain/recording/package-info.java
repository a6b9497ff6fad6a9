/**
 * Recording: what a batch of events that arrived adds to the store, and the port through which it gets there.
 *
 * <p>Rule 0 of folding: an event is folded in the transaction that first links it, so a repeat changes nothing. The store
 * tells which events and which links are new; facts of those alone are combined here and merged there.
 *
 * <p>Out of scope: queues, transactions, SQL.
 */
package org.waybill.domain.recording;
