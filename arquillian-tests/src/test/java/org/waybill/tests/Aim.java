package org.waybill.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.jboss.byteman.rule.helper.Helper;

/**
 * Where, within the two-phase commit of the recorder's transactions, the server's process ends itself without a word. All
 * are at the database's branch as the server's resource adapter sees it; nobody else uses that data source in a trial.
 */
enum Aim {
    /** The database has prepared; nothing is decided, so recovery must roll back. */
    PREPARED("prepare(Xid)", "AT EXIT"),
    /** The decision is on disk, the database does not know it yet: recovery must commit. */
    DECIDED("commit(Xid,boolean)", "AT ENTRY"),
    /** The database has committed, the transaction manager does not know it yet. */
    COMMITTED("commit(Xid,boolean)", "AT EXIT");

    private static final List<Aim> ALL = List.of(values());

    private static final String RULE = """
            RULE end the process
            CLASS org.jboss.jca.adapters.jdbc.xa.XAManagedConnection
            METHOD %s
            %s
            IF incrementCounter("branches") == %d
            DO traceln("Aim: the process ends, %s"), Runtime.getRuntime().halt(137)
            ENDRULE
            """;

    private final String method;
    private final String location;

    Aim(String method, String location) {
        this.method = method;
        this.location = location;
    }

    /** One that chance finds. */
    static Aim any(Random random) {
        return ALL.get(random.nextInt(ALL.size()));
    }

    /**
     * Options for the server's process.
     *
     * @param count which pass of the place ends the process, from 1
     * @param folder where the rule is written
     */
    List<String> javaOptions(int count, Path folder) {
        try {
            Path rule = Files.createDirectories(folder).resolve("aim.btm");
            Files.writeString(rule, RULE.formatted(method, location, count, this));
            Path agent = Path.of(Helper.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            return List.of(
                    "-javaagent:" + agent + "=script:" + rule.toAbsolutePath(),
                    "-Djboss.modules.system.pkgs=org.jboss.byteman");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (java.net.URISyntaxException e) {
            throw new IllegalStateException("A jar on the class path has a proper address", e);
        }
    }
}
