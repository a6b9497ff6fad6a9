package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.waybill.launcher.Scripts;
import org.waybill.launcher.ServerInstance;

/** A stock server gets Waybill by scripts and one command, and loses it again. */
class DeploymentIT {

    @Test
    void theEarThatIsDeployedThroughTheManagementCliIsUp() {
        assertThat(TestServer.server().management("/deployment=waybill.ear:read-attribute(name=status)"))
                .contains("\"result\" => \"OK\"");
    }

    @Test
    void theServerStartsWithoutAnError() {
        assertThat(TestServer.server().warnings()).noneMatch(line -> line.matches("\\S+ (ERROR|FATAL) .*"));
    }

    @Test
    void bothDataSourcesReachTheDatabase() {
        for (String dataSource : new String[] {"xa-data-source=WaybillXA", "data-source=Waybill"}) {
            assertThat(TestServer.server()
                            .management("/subsystem=datasources/" + dataSource + ":test-connection-in-pool"))
                    .as(dataSource)
                    .contains("\"result\" => [true]");
        }
    }

    @Test
    void runningTheScriptsTwiceDoesNoHarmAndTheRemoveScriptLeavesAStockServer() throws IOException {
        String configuration = configuration();
        ServerInstance instance = TestServer.newInstance("scripts", configuration);
        Scripts install =
                Scripts.install(TestServer.jcaConfig(), TestServer.database(), "acceptors", "metrics", "metrics-otlp");
        Scripts remove = Scripts.remove(TestServer.jcaConfig());

        instance.configure(install, TestServer.scriptProperties());
        String once = Files.readString(instance.configurationFile());
        instance.configure(install, TestServer.scriptProperties());
        assertThat(instance.configurationFile()).content().isEqualTo(once);

        instance.configure(remove, TestServer.scriptProperties());
        instance.configure(remove, TestServer.scriptProperties());
        String stock =
                Files.readString(TestServer.home().directory().resolve("standalone/configuration/" + configuration));
        assertThat(once).isNotEqualTo(stock);
        assertThat(instance.configurationFile()).content().isEqualTo(stock);
    }

    /** A cluster needs a database that several servers can reach, so each of the two takes its own configuration. */
    private static String configuration() {
        return switch (TestServer.database()) {
            case H2 -> "standalone-full.xml";
            case POSTGRESQL -> "standalone-full-ha.xml";
        };
    }
}
