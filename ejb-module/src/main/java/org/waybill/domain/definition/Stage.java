package org.waybill.domain.definition;

import java.time.Duration;
import java.util.Optional;

/**
 * A part of the way of a business transaction, for instance {@code dispatch}. It is entered by an event that says so and
 * left when a later stage is entered, or at the end.
 *
 * @param name unique among the definition's stages; 1 to 100 characters
 * @param endWithin from its entering to its end, by the emitters' clocks; absent means for ever
 * @param silentFor from one event to the next while it lasts, by the broker's clock; absent means as long as the
 *     definition's own limit says
 */
public record Stage(String name, Optional<Duration> endWithin, Optional<Duration> silentFor) {}
