package org.waybill.event.emit;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.event.emit.profile.InvalidProfileException;
import org.waybill.event.emit.profile.MonitoringProfile;
import org.waybill.event.emit.profile.ProfileReader;

/** The profiles that an application brings along. An index names them, since a class loader cannot list a folder. */
final class PackagedProfiles {

    /** One file name a line, relative to the index; empty lines and lines that begin with {@code #} count for nothing. */
    static final String INDEX = "META-INF/waybill/profiles/index";

    private static final Logger LOG = Logger.getLogger(PackagedProfiles.class.getName());

    private PackagedProfiles() {}

    static List<MonitoringProfile> of(ClassLoader application) {
        List<MonitoringProfile> profiles = new ArrayList<>();
        try {
            for (URL index : Collections.list(application.getResources(INDEX))) {
                for (String line : text(index).split("\\R")) {
                    String file = line.strip();
                    if (!file.isEmpty() && !file.startsWith("#")) {
                        read(index, file, profiles);
                    }
                }
            }
        } catch (IOException e) {
            LOG.log(Level.SEVERE, "The index " + INDEX + " of monitoring profiles cannot be read", e);
        }
        return profiles;
    }

    private static void read(URL index, String file, List<MonitoringProfile> profiles) {
        try {
            URL beside = URI.create(
                            index.toString().substring(0, index.toString().lastIndexOf('/') + 1) + file)
                    .toURL();
            profiles.add(ProfileReader.read(withoutEnding(file), bytes(beside)));
        } catch (IOException | IllegalArgumentException e) {
            String why = e instanceof InvalidProfileException ? e.getMessage() : "it cannot be read: " + e;
            LOG.log(Level.SEVERE, "The monitoring profile {0}, named by {1}, is not in force: {2}", new Object[] {
                file, index, why
            });
        }
    }

    private static String withoutEnding(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        return name.replaceFirst("(\\.monprofile)?\\.[^.]*$", "");
    }

    private static String text(URL url) throws IOException {
        return new String(bytes(url), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(URL url) throws IOException {
        try (InputStream stream = url.openStream()) {
            return stream.readAllBytes();
        }
    }
}
