/**
 * The monitoring event: what a message flow says about the work that passes through it.
 *
 * <p>Everything here is an immutable value that depends on nothing but the JDK. A text that is absent is the empty text,
 * never {@code null}; IBM's format says the same with an empty attribute.
 *
 * <p>Out of scope: how an event is written down (see {@code org.waybill.event.codec}), how it is sent (see {@code
 * org.waybill.event.emit}), and what it means for a business transaction (that is the business of definitions).
 */
package org.waybill.event;
