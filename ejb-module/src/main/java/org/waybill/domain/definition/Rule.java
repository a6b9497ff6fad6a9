package org.waybill.domain.definition;

import java.util.Comparator;
import org.waybill.event.MonitoringEvent;

/**
 * One pattern of one version, and its place in the book.
 *
 * @param version the version that has the pattern
 * @param pattern the pattern
 * @param order the version's place among all versions
 * @param position the pattern's place among the version's patterns: the first that fits decides
 */
record Rule(KeptVersion version, EventPattern pattern, int order, int position) {

    static final Comparator<Rule> IN_ORDER =
            Comparator.comparingInt(Rule::order).thenComparingInt(Rule::position);

    /** Whether the event is meant, of whose flow that is known. */
    boolean fitsInItsFlow(MonitoringEvent event) {
        return version.isInForceAt(event.createdAt())
                && pattern.source().matches(event.source().address())
                && pattern.eventName().matches(event.name());
    }
}
