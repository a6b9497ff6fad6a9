/**
 * Applies definitions to the history: Jakarta Batch runs it, the job's row in the database says where it stands.
 *
 * <p>Batch's own repository of jobs is in memory and not looked at: there is one truth. Whatever node finds a job that is to go
 * on and that nobody attends to goes on with it.
 *
 * <p>Out of scope: what a step does ({@code domain.history}, {@code store}).
 */
package org.waybill.history;
