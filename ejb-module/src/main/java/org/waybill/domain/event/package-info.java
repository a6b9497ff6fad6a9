/**
 * Events as they were recorded, and the audit of who saw their payload.
 *
 * <p>Out of scope: recording itself.
 */
package org.waybill.domain.event;
