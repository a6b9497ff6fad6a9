package org.waybill.domain.transaction;

import org.waybill.domain.definition.Role;
import org.waybill.domain.event.RecordedEvent;

/**
 * An event in a business transaction.
 *
 * @param event the event
 * @param role the part that it plays there
 */
public record LinkedEvent(RecordedEvent event, Role role) {}
