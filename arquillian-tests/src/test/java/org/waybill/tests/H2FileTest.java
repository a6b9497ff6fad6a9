package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * H2's file, with the settings of {@code jca-config}, opens again after a process that was killed and one that ended in
 * order soon afterwards. As H2 2.2 sets itself it does not: "Double mark", h2database issue 2752.
 */
class H2FileTest {

    private static final Path SCRIPT = Path.of("..", "jca-config", "h2", "70-data-sources.cli");
    private static final Pattern URL = Pattern.compile("\"jdbc:h2:async:\\$\\{.*}(;[^\"]+)\"");

    @TempDir
    private Path folder;

    private String url;

    @BeforeEach
    void readSettings() throws IOException {
        Matcher settings = URL.matcher(Files.readString(SCRIPT));
        assertThat(settings.find()).as("a URL in %s", SCRIPT).isTrue();
        url = "jdbc:h2:async:" + folder.resolve("waybill") + settings.group(1);
    }

    @Test
    void opensAfterAnEndInOrderThatFollowedAKill() throws IOException, InterruptedException, SQLException {
        int committed;
        try (H2Writer killed = H2Writer.start(url, folder)) {
            killed.awaitCommits(400);
            killed.kill();
            committed = killed.commits();
        }
        try (H2Writer inOrder = H2Writer.start(url, folder)) {
            inOrder.awaitCommits(40);
            inOrder.finish();
            committed += inOrder.commits();
        }
        try (Connection connection = DriverManager.getConnection(url, "waybill", "waybill")) {
            int rows = CrashTrial.count(connection, "select count(*) from written");
            // The killed one may have committed once more than it has said.
            assertThat(rows / H2Writer.ROWS).isBetween(committed, committed + 1);
        }
    }
}
