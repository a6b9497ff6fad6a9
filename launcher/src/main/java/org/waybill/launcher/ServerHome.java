package org.waybill.launcher;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An unpacked WildFly. Instances have their own folders, so that many may share one home.
 *
 * @param directory what WildFly calls {@code JBOSS_HOME}
 */
public record ServerHome(Path directory) {

    public ServerHome {
        if (!Files.isRegularFile(directory.resolve("jboss-modules.jar"))) {
            throw new LauncherException("There is no WildFly in " + directory
                    + ": jboss-modules.jar is missing; run mvn -Prun verify at the project's root, which unpacks one.");
        }
    }

    /** The folder of the stock configuration files. */
    Path stockConfiguration() {
        return directory.resolve("standalone/configuration");
    }
}
