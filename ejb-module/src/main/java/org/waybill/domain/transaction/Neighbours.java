package org.waybill.domain.transaction;

import java.util.Optional;
import java.util.UUID;

/**
 * The business transactions beside one in a list, newest first.
 *
 * @param previous the one above it, newer
 * @param next the one below it, older
 */
public record Neighbours(Optional<UUID> previous, Optional<UUID> next) {}
