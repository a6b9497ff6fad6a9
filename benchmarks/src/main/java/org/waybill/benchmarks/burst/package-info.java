/**
 * A flow that emits as many events as it is told, for the price of an event beside others of the same transaction.
 *
 * <p>Out of scope: what a flow is for. It is deployed as an application of its own, as a user's is.
 */
package org.waybill.benchmarks.burst;
