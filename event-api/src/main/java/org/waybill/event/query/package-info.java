/**
 * Asking a message: XPath 1.0 on XML, JSON Pointer and JSONPath on JSON, message properties; and masking what nobody may
 * see.
 *
 * <p>A message is parsed when the first query needs it, and once. Parsers load no DTD and no external entity, and say
 * nothing of a message's content in their errors: an error text leaves the emitter unmasked.
 *
 * <p>Out of scope: transports (a message arrives as a {@link org.waybill.event.query.MonitoredMessage}), and what
 * becomes of an answer.
 */
package org.waybill.event.query;
