/**
 * What arrived and could not be recorded.
 *
 * <p>Out of scope: deciding what is unreadable; the reader and the recorder do.
 */
package org.waybill.domain.quarantine;
