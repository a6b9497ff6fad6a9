/**
 * Deletes what is kept no longer, while the server runs, at the pace that the settings say.
 *
 * <p>Out of scope: what a step of it does ({@code domain.retention}, {@code store}).
 */
package org.waybill.retention;
