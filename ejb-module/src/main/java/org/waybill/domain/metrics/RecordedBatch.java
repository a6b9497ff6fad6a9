package org.waybill.domain.metrics;

/**
 * What became of a number of messages.
 *
 * @param messages messages consumed
 * @param recorded events that were new
 * @param duplicates events that were there already
 * @param quarantined messages, or single events of them, that could not be recorded
 */
public record RecordedBatch(long messages, long recorded, long duplicates, long quarantined) {}
