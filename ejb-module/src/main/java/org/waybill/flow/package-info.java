/**
 * The message flows that come with Waybill: {@link org.waybill.flow.RelayFlow}, the smallest flow there is, for measuring;
 * and the purchase, three flows that hand an order on, with everything that can happen to one.
 *
 * <p>They are examples as well: nothing here knows more of monitoring than any other application could.
 *
 * <ul>
 *   <li>An order that asks for too much, or for nothing, is rejected by {@link org.waybill.flow.ValidateOrder}: a failure.
 *   <li>An order with the carrier {@code late} fails once in {@link org.waybill.flow.DispatchOrder}, is rolled back, delivered
 *       again, and goes its way: a failure that heals.
 *   <li>An order with the carrier {@code lost} is never seen again: overdue, one day.
 *   <li>All others are completed.
 * </ul>
 *
 * <p>Out of scope: what the events mean (the definitions in {@code META-INF/waybill/definitions}) and which of them carry what
 * (the profiles in {@code META-INF/waybill/profiles}).
 */
package org.waybill.flow;
