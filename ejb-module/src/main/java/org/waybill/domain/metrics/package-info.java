/**
 * What Waybill measures of itself, and the ports over which it is asked and told.
 *
 * <p>Out of scope: how figures are published.
 */
package org.waybill.domain.metrics;
