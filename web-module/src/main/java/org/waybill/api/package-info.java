/**
 * The API under {@code /waybill/api}: JAX-RS resources that read through the domain's ports, and the door through which
 * events come in by HTTP.
 *
 * <p>R1 - A resource method without {@code @RolesAllowed} or {@code @PermitAll} is closed to everybody. (why: forgetting
 * must never open)
 *
 * <p>R2 - Every error is a problem document of RFC 9457 whose detail says what, where, and what would be right.
 *
 * <p>R3 - {@code 202} for an event means: durably queued. It is never said before the queue's commit.
 *
 * <p>R4 - Nobody sees a payload that the audit does not know of.
 *
 * <p>Out of scope: how things are stored, what events mean, and everything that the browser shows.
 */
package org.waybill.api;
