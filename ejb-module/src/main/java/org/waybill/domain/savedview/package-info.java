/**
 * Saved views: lists that a person wants to come back to, or show to everybody.
 *
 * <p>Out of scope: what the viewer makes of a query; it is kept as it is.
 */
package org.waybill.domain.savedview;
