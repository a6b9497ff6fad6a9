/**
 * How long what was recorded is kept: the rules, the sweep that deletes by them, and the port for it.
 *
 * <p>Out of scope: archives (the API exports as a stream), and the audit of payload accesses, which is never deleted.
 */
package org.waybill.domain.retention;
