/**
 * Business transactions: the facts that their events add up to, and the state that follows from the facts and the clock.
 *
 * <p>Out of scope: how facts are stored. The rules are order-free: the same events give the same answer in any order, on any node.
 */
package org.waybill.domain.transaction;
