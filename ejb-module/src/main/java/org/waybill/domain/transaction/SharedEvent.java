package org.waybill.domain.transaction;

import java.util.UUID;

/**
 * An event that belongs to another business transaction too.
 *
 * @param event the event
 * @param transaction the other transaction
 * @param definition the other transaction's definition
 * @param correlator the other transaction's correlator
 */
public record SharedEvent(UUID event, UUID transaction, String definition, String correlator) {}
