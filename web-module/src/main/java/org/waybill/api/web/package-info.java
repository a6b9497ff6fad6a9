/**
 * What the web application says around the API: security headers on every answer, the viewer's page for its deep links,
 * its files compressed, and problem documents where the container itself refuses.
 *
 * <p>Out of scope: the viewer.
 */
package org.waybill.api.web;
