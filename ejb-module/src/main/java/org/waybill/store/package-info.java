/**
 * The store: the only room that knows SQL and JPA. Adapters of the domain's ports, the migrations, and each database's
 * own statements.
 *
 * <p>Millions of rows are written by one statement a table ({@link org.waybill.store.SetStatements}); the audit goes
 * through Hibernate ORM; lists are read by keyset.
 *
 * <p>Out of scope: what the rows mean. Transactions are begun and ended by the callers.
 */
package org.waybill.store;
