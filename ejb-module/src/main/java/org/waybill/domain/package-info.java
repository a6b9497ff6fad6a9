/**
 * The domain of Waybill, pure: definitions, business transactions, recorded events, the quarantine. It depends on the
 * JDK and on the monitoring event alone, so every rule in it is tested in milliseconds.
 *
 * <p>The interfaces here are what the capabilities around the domain need of the world; their adapters live in rooms
 * named by their technology. A page that is asked for with a cursor that is not one of ours is refused with an {@link
 * java.lang.IllegalArgumentException}.
 */
package org.waybill.domain;
