/**
 * How a monitoring event is written down and read: native JSON, IBM's {@code wmb:event} and {@code mon:event}, and
 * CloudEvents 1.0.
 *
 * <p>Readers stream, keep members that they do not know, and are bounded in size and depth. They load no DTD and no
 * external entity and deserialise no object. What they cannot read they refuse with an {@link
 * org.waybill.event.codec.UnreadableEventException}.
 *
 * <p>Out of scope: transports (JMS, HTTP) and what becomes of an event that was refused.
 */
package org.waybill.event.codec;
