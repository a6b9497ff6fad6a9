/**
 * Keeps the rollups fresh while the server runs.
 *
 * <p>Out of scope: what a rollup is ({@link org.waybill.domain.rollup}), and how it is counted, which the store does.
 */
package org.waybill.rollup;
