package org.waybill.domain.definition;

/**
 * A point that a business transaction passes on its way, for instance {@code paid}.
 *
 * @param name unique among the definition's milestones; 1 to 100 characters
 * @param required whether a transaction that has ended without it does not add up
 */
public record Milestone(String name, boolean required) {}
