/**
 * What people write on a business transaction: notes, acknowledgements, who looks after it, the ticket. Lines are only ever
 * added, so who and when is kept; what holds now follows from them.
 *
 * <p>They are kept by the identity that the transaction had, beside what its events tell: folding events anew does not touch
 * them. Where a changed definition gives its events another identity, they stay with the old one.
 *
 * <p>Out of scope: what events tell of a transaction; the audit.
 */
package org.waybill.domain.annotation;
