/**
 * What must be done before the first event is taken from the queue.
 *
 * <p>Out of scope: doing it; the rooms that know how bring a step each.
 */
package org.waybill.domain.preparation;
