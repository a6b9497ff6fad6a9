package org.waybill.domain.definition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.waybill.event.MonitoringEvent;

/** The rules for the flows of one pattern, by the name or the source that an event must have to fit, if it must. */
final class Shelf {

    private final Map<String, List<Rule>> byName = new HashMap<>();
    private final Map<String, List<Rule>> bySource = new HashMap<>();
    private final List<Rule> others = new ArrayList<>();

    void add(Rule rule) {
        EventPattern pattern = rule.pattern();
        if (pattern.eventName().isLiteral()) {
            byName.computeIfAbsent(pattern.eventName().text(), name -> new ArrayList<>())
                    .add(rule);
        } else if (pattern.source().isLiteral()) {
            bySource.computeIfAbsent(pattern.source().text(), source -> new ArrayList<>())
                    .add(rule);
        } else {
            others.add(rule);
        }
    }

    /** Adds the rules that fit the event, in no order. */
    void find(MonitoringEvent event, List<Rule> into) {
        if (!byName.isEmpty()) {
            fitting(byName.getOrDefault(event.name(), List.of()), event, into);
        }
        if (!bySource.isEmpty()) {
            fitting(bySource.getOrDefault(event.source().address(), List.of()), event, into);
        }
        fitting(others, event, into);
    }

    private static void fitting(List<Rule> rules, MonitoringEvent event, List<Rule> into) {
        for (Rule rule : rules) {
            if (rule.fitsInItsFlow(event)) {
                into.add(rule);
            }
        }
    }
}
