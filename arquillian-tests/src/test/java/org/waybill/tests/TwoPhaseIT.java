package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.waybill.launcher.Server;

/**
 * Consumption and inserts are one two-phase transaction: the transaction manager's own trace shows which resources it
 * prepares, and under which global transaction.
 */
class TwoPhaseIT {

    private static final String LOGGER = "/subsystem=logging/logger=com.arjuna:write-attribute(name=level,value=";
    private static final Pattern PREPARE =
            Pattern.compile("topLevelPrepare for XAResourceRecord < resource:(.*?), txid:.*?tx_uid=([^,]+),");

    private final Server server = TestServer.server();

    @BeforeEach
    void trace() {
        server.management(LOGGER + "TRACE)");
    }

    @AfterEach
    void silence() {
        server.management(LOGGER + "WARN)");
    }

    @Test
    void theQueueAndTheDatabaseArePreparedInOneTransaction() {
        String order = "TWO-PHASE-" + UUID.randomUUID();
        JmsClient.overHttp(server).sendEvent(NativeEvents.start(order));
        await().atMost(Duration.ofSeconds(60))
                .untilAsserted(() -> assertThat(Api.admin().items("transactions?key=" + order))
                        .hasSize(1));
        await().atMost(Duration.ofSeconds(20))
                .untilAsserted(() -> assertThat(preparedByTransaction().values())
                        .anySatisfy(resources -> assertThat(resources)
                                .contains("resource-adapter=inbound")
                                .contains("jndiName=java:jboss/datasources/WaybillXA")));
    }

    /** What was prepared, all resources of a global transaction in one text. */
    private Map<String, String> preparedByTransaction() throws IOException {
        Path log = server.instance().baseDirectory().resolve("log/server.log");
        Matcher prepares = PREPARE.matcher(Files.readString(log));
        return prepares.results()
                .collect(Collectors.groupingBy(
                        prepare -> prepare.group(2),
                        Collectors.mapping(prepare -> prepare.group(1), Collectors.joining(" "))));
    }
}
