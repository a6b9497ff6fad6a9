package org.waybill.event.emit.profile;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.waybill.event.query.Mask;

/**
 * What a flow emits.
 *
 * @param name the profile's name; a flow looks for the profile of its own name unless it says otherwise
 * @param points what is said of each event source, by address
 * @param others whether sources that are not among them emit the usual event; else they emit nothing, as with IBM
 * @param mask what must not leave the emitter
 * @param notes what was read and could not be carried over, in whole sentences; for people
 */
public record MonitoringProfile(
        String name, Map<String, EventPoint> points, boolean others, Mask mask, List<String> notes) {

    public MonitoringProfile {
        requireNonNull(mask, "mask");
        points = Map.copyOf(points);
        notes = List.copyOf(notes);
        if (name.isEmpty()) {
            throw new InvalidProfileException("name", "must not be empty: a flow finds its profile by name");
        }
    }

    /** What holds for a flow without a profile: every source emits the usual event, without payload. */
    public static MonitoringProfile usual(String name) {
        return new MonitoringProfile(name, Map.of(), true, Mask.NONE, List.of());
    }

    /** What to do at that source; absent when it is not configured and nothing is emitted. */
    public Optional<EventPoint> point(String address) {
        EventPoint point = points.get(address);
        return point == null && others ? Optional.of(EventPoint.usual(address)) : Optional.ofNullable(point);
    }

    /** The same profile with one source switched on or off; one that it did not know emits the usual event. */
    public MonitoringProfile enabled(String address, boolean on) {
        Map<String, EventPoint> changed = new LinkedHashMap<>(points);
        changed.put(
                address, points.getOrDefault(address, EventPoint.usual(address)).enabled(on));
        return new MonitoringProfile(name, changed, others, mask, notes);
    }
}
