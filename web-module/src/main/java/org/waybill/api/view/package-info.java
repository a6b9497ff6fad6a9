/**
 * How the API writes things down as JSON: one record a thing, apart from the domain, so that the domain can change
 * without breaking a client.
 *
 * <p>The names of a record's components are the names in JSON; {@code docs/architecture.md} lists them. Times have
 * microseconds and are in UTC.
 *
 * <p>Out of scope: reading JSON. Events are read by their codec, definitions by theirs.
 */
package org.waybill.api.view;
