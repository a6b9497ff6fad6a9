package org.waybill.event.emit;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.event.emit.profile.MonitoringProfile;

/**
 * The monitoring profiles in force. A change holds for the next event of every flow, of this application on this server;
 * nothing is kept over a restart.
 *
 * <p>Profiles come from the applications: {@code META-INF/waybill/profiles/index} names files beside it, one a line. One that
 * cannot be read is reported in the log, and its flow emits the usual events.
 */
@ApplicationScoped
public class MonitoringProfiles {

    private static final Logger LOG = Logger.getLogger(MonitoringProfiles.class.getName());

    private final ConcurrentMap<String, MonitoringProfile> profiles = new ConcurrentHashMap<>();
    private final Set<ClassLoader> loaded = ConcurrentHashMap.newKeySet();
    private final Set<String> reported = ConcurrentHashMap.newKeySet();

    /** The profiles that are configured, by name. Loads those that the caller's application brings along. */
    public List<MonitoringProfile> all() {
        load(Thread.currentThread().getContextClassLoader());
        return profiles.keySet().stream().sorted().map(profiles::get).toList();
    }

    /** The profile of that name; absent when none is configured and flows of that name emit the usual events. */
    public Optional<MonitoringProfile> find(String name) {
        return Optional.ofNullable(profiles.get(name));
    }

    /** Puts a profile in force, in the place of the one of that name. */
    public void put(MonitoringProfile profile) {
        load(Thread.currentThread().getContextClassLoader());
        profiles.put(profile.name(), profile);
        reported.remove(profile.name());
    }

    /**
     * Switches one event source on or off.
     *
     * @param name the profile's name, by default the flow's
     * @param address the event source address, for instance {@code Input.transaction.Start}
     */
    public void enable(String name, String address, boolean on) {
        load(Thread.currentThread().getContextClassLoader());
        profiles.compute(
                name,
                (key, profile) -> (profile == null ? MonitoringProfile.usual(key) : profile).enabled(address, on));
    }

    /** What holds for a flow now. The first flow of an application loads what the application brings along. */
    MonitoringProfile current(String name, ClassLoader application) {
        load(application);
        MonitoringProfile profile = profiles.get(name);
        return profile == null ? MonitoringProfile.usual(name) : profile;
    }

    /** Logs a profile's trouble once, until the profile is replaced; every event tells its own. */
    void trouble(MonitoringProfile profile, String address, String trouble) {
        if (reported.add(profile.name())) {
            LOG.log(
                    Level.WARNING,
                    "The monitoring profile {0} has trouble at {1}, reported here once: {2}",
                    new Object[] {profile.name(), address, trouble});
        }
    }

    private void load(ClassLoader application) {
        if (application == null || loaded.contains(application)) {
            return;
        }
        // Two threads may both read; what was put by then stays.
        for (MonitoringProfile profile : PackagedProfiles.of(application)) {
            profile.notes()
                    .forEach(note ->
                            LOG.log(Level.WARNING, "Monitoring profile {0}: {1}", new Object[] {profile.name(), note}));
            profiles.putIfAbsent(profile.name(), profile);
        }
        loaded.add(application);
    }
}
