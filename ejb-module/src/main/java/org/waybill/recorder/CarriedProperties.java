package org.waybill.recorder;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.ReadLimits;

/**
 * Keeps the application properties of a message with the events that it carried, among their extensions: a definition may
 * correlate by one, and one that comes later must find what a live one found.
 *
 * <p>Those of JMS, of the broker, of Waybill, and of CloudEvents in binary mode (which have become the event) are left out; so are
 * those that no correlator can be, and all but the first {@value #MOST} by name.
 */
final class CarriedProperties {

    /** The most properties that are kept. */
    static final int MOST = 50;

    /** What may be written down must be readable again: a held event is. */
    private static final int MOST_EXTENSIONS = ReadLimits.DEFAULT.maxEntries();

    private static final List<String> NOT_OF_APPLICATIONS =
            List.of("JMS", "_", "waybill_", "cloudEvents_", "cloudEvents:", "ce-", "ce_");

    private CarriedProperties() {}

    static List<MonitoringEvent> kept(List<MonitoringEvent> events, Map<String, String> properties) {
        SortedMap<String, String> own = new TreeMap<>();
        properties.forEach((name, value) -> {
            boolean fits = name.length() <= CorrelatorRule.MAX_NAME && CorrelatorRule.canBeKept(name);
            if (isOfApplication(name) && fits && CorrelatorRule.canBeKept(value)) {
                own.put(CorrelatorRule.PROPERTY + name, value);
            }
        });
        return own.isEmpty() ? events : kept(events, own);
    }

    private static List<MonitoringEvent> kept(List<MonitoringEvent> events, SortedMap<String, String> properties) {
        return events.stream()
                .map(event -> {
                    Map<String, String> extensions = new HashMap<>(event.extensions());
                    properties.entrySet().stream()
                            .limit(Math.max(0, Math.min(MOST, MOST_EXTENSIONS - extensions.size())))
                            .forEach(property -> extensions.put(property.getKey(), property.getValue()));
                    return event.withExtensions(extensions);
                })
                .toList();
    }

    private static boolean isOfApplication(String name) {
        return NOT_OF_APPLICATIONS.stream().noneMatch(name::startsWith);
    }
}
