package org.waybill.domain.suggestion;

import java.util.List;
import java.util.Set;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.rollup.Durations;

/**
 * A definition that events speak for, and how they do.
 *
 * @param definition as it could be published
 * @param confidence from 0 to 1: the share of transactions that go from a start to an end or a failure under it is, with
 *     95 % certainty, at least so
 * @param transactions how many values of the correlator join two events or more
 * @param whole how many of them were seen from a single start to an end
 * @param failed how many of them hold a failure
 * @param flows the flows that take part, sorted
 * @param alsoLinkedBy other correlators that link the same flows about as well
 * @param durations how long the whole ones took
 * @param coveredBy the definitions that match at least half of these events already
 */
public record Suggestion(
        Definition definition,
        double confidence,
        int transactions,
        int whole,
        int failed,
        List<String> flows,
        List<CorrelatorRule> alsoLinkedBy,
        Durations durations,
        Set<String> coveredBy) {}
