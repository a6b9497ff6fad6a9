/**
 * Tests against the real EAR in a real server, once on H2 and once on PostgreSQL.
 *
 * <p>{@link org.waybill.tests.TestServer} has the one server of the run, with Waybill deployed in it; a test that kills,
 * reconfigures or fills a server takes an instance of its own from the launcher.
 *
 * <p>Out of scope: what can be tested without a server.
 */
package org.waybill.tests;
