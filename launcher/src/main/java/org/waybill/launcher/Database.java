package org.waybill.launcher;

import java.util.Arrays;
import java.util.stream.Collectors;

/** The databases that the launcher can bring along; SQL Server is configured by an operator (docs/deploying.md). */
public enum Database {
    /** A file in the server's data folder. */
    H2("h2"),
    /** A real PostgreSQL, unpacked from Maven Central's binaries, see {@link Postgres}. */
    POSTGRESQL("postgresql");

    private final String folder;

    Database(String folder) {
        this.folder = folder;
    }

    /** The folder of its scripts in jca-config, and its name on the command line. */
    public String folder() {
        return folder;
    }

    /** @throws LauncherException when no database has this name */
    public static Database named(String name) {
        return Arrays.stream(values())
                .filter(database -> database.folder.equals(name))
                .findFirst()
                .orElseThrow(() -> new LauncherException("-Dwaybill.database=" + name
                        + " names no database: right would be "
                        + Arrays.stream(values()).map(Database::folder).collect(Collectors.joining(" or ")) + "."));
    }
}
