package org.waybill.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScriptsTest {

    private static final Path JCA_CONFIG = Path.of("..", "jca-config");

    @Test
    void theServerIsOpenedFirstAndTheDatabaseComesAfterTheServersScripts() {
        List<String> names = Scripts.install(JCA_CONFIG, Database.POSTGRESQL, "acceptors").files().stream()
                .map(file -> file.getFileName().toString())
                .toList();
        assertThat(names).startsWith("offline.cli", "10-statistics.cli", "11-transaction-log.cli");
        assertThat(names).endsWith("70-driver.cli", "71-data-sources.cli", "acceptors.cli");
    }

    @Test
    void otherScriptsHaveAnotherFingerprint() {
        Scripts h2 = Scripts.install(JCA_CONFIG, Database.H2);
        assertThat(h2.fingerprint())
                .isEqualTo(Scripts.install(JCA_CONFIG, Database.H2).fingerprint());
        assertThat(h2.fingerprint())
                .isNotEqualTo(Scripts.install(JCA_CONFIG, Database.POSTGRESQL).fingerprint());
    }

    @Test
    void everyScriptSaysFirstWhatItDoesAndHoldsNoPassword() throws Exception {
        try (Stream<Path> files = Files.walk(JCA_CONFIG)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".cli")).toList()) {
                assertThat(Files.readAllLines(file).get(0))
                        .as("%s", file)
                        .startsWith("# ")
                        .contains(".");
                assertThat(Files.readString(file))
                        .as("%s", file)
                        .doesNotContainPattern("password=(?!\"\\$\\{waybill\\.database\\.password)");
            }
        }
    }
}
