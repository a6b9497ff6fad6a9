package org.waybill.definition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.event.emit.profile.EventPoint;
import org.waybill.event.emit.profile.MonitoringProfile;

/**
 * Finds event sources that a definition counts on although their monitoring profile may leave events out: "events that
 * are part of a business transaction definition cannot be optional" (IBM's article on performance, 2016).
 *
 * @param profiles the monitoring profiles of this server's flows
 */
record FilteredSources(Supplier<? extends Collection<MonitoringProfile>> profiles) {

    /** One sentence for each source that has a filter or is switched off. */
    List<String> warnings(Definition definition) {
        List<String> warnings = new ArrayList<>();
        for (MonitoringProfile profile : profiles.get()) {
            for (EventPoint point : profile.points().values()) {
                boolean isOptional = point.filter().isPresent() || !point.enabled();
                if (isOptional && definition.events().stream().anyMatch(pattern -> countsOn(pattern, profile, point))) {
                    warnings.add("The source '" + point.address() + "' of the flow '" + profile.name() + "' "
                            + (point.enabled() ? "has a filter" : "is switched off")
                            + " in its monitoring profile: its events may be missing from a transaction.");
                }
            }
        }
        warnings.sort(String::compareTo);
        return warnings;
    }

    private static boolean countsOn(EventPattern pattern, MonitoringProfile profile, EventPoint point) {
        return pattern.flow().matches(profile.name()) && pattern.source().matches(point.address());
    }
}
