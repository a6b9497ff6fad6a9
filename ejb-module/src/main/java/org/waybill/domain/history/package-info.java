/**
 * Definitions and the events that were recorded before them: trying one on the newest events, and applying one to all of them.
 *
 * <p>Applying gives the same as if the definition, with all versions and their reigns, had been there from the start; while
 * recording goes on.
 *
 * <p>Out of scope: what a definition is, how events fold, and who runs the job.
 */
package org.waybill.domain.history;
