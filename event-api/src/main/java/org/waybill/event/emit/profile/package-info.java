/**
 * The monitoring profile of a flow: which of its events are emitted, what they are called, what they carry, and in which
 * unit of work they travel. Written as Waybill's own JSON or as IBM's {@code monitoringProfile} XML.
 *
 * <p>Profiles are values. Switching one at run time means putting another in its place, see {@link
 * org.waybill.event.emit.MonitoringProfiles}.
 *
 * <p>Out of scope: making and sending events.
 */
package org.waybill.event.emit.profile;
