/**
 * The emitter: how an application tells of its work without speaking of monitoring in its code.
 *
 * <p>{@link org.waybill.event.emit.MonitoredFlow} on a message-driven bean or EJB emits start, end and rollback; a {@link
 * org.waybill.event.emit.FlowMonitor} emits what happens in between; the profile in {@link
 * org.waybill.event.emit.MonitoringProfiles} says what is emitted, and can be changed while everything runs.
 *
 * <p>R1 - If the flow's transaction commits, its events of the unit messageFlow are on the queue; if it rolls back, they never
 * were. (why: exactly once begins here)
 *
 * <p>R2 - If a flow is rolled back, its rollback event is sent. (why: what failed is what people look for)
 *
 * <p>R3 - If a profile asks for what cannot be had, the flow does not notice and the event tells. (why: monitoring must not
 * break what it monitors)
 *
 * <p>R4 - If a profile masks a value, it leaves in no field, document, payload or failure text. (why: payload is guarded)
 *
 * <p>Out of scope: what events mean, and who records them.
 */
package org.waybill.event.emit;
