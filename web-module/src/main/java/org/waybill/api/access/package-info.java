/**
 * Who may do what: log-in, roles, and protection against pages of others.
 *
 * <p>The container authenticates ({@code Authorization: Basic} of scripts, or the session of a person who logged in);
 * one filter decides, and what is not allowed is denied.
 *
 * <p>Out of scope: users and passwords; the server's security domain {@code waybill} knows them.
 */
package org.waybill.api.access;
