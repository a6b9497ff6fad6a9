package org.waybill.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.waybill.launcher.Database;

class ArgumentsTest {

    @Test
    void aNameIsEnough() {
        assertThat(Arguments.of("recorder"))
                .isEqualTo(new Arguments(
                        "recorder",
                        Database.POSTGRESQL,
                        8,
                        3,
                        10_000_000,
                        Map.of(),
                        Path.of("target/sites"),
                        Optional.empty()));
    }

    @Test
    void optionsReplaceWhatIsUsual() {
        String line = "flow --seconds 30 --database h2 --rounds 5 --jfr a.jfr --folder x --set a=b=c --set d=e";
        assertThat(Arguments.of(line.split(" ", -1)))
                .isEqualTo(new Arguments(
                        "flow",
                        Database.H2,
                        30,
                        5,
                        10_000_000,
                        Map.of("a", "b=c", "d", "e"),
                        Path.of("x"),
                        Optional.of(Path.of("a.jfr"))));
    }

    @Test
    void anEvenNumberOfRoundsBecomesOddSinceAMedianIsWanted() {
        assertThat(Arguments.of("flow", "--rounds", "4").rounds()).isEqualTo(5);
    }

    @Test
    void aMistakeIsNamed() {
        assertThatThrownBy(() -> Arguments.of()).hasMessageContaining("name of a benchmark is missing");
        assertThatThrownBy(() -> Arguments.of("flow", "--seconds")).hasMessageContaining("--seconds is missing");
        assertThatThrownBy(() -> Arguments.of("flow", "--seconds", "0"))
                .hasMessage("--seconds wants a number from 1 to 600, not 0");
        assertThatThrownBy(() -> Arguments.of("flow", "--fast", "yes")).hasMessageContaining("no option --fast");
        assertThatThrownBy(() -> Arguments.of("flow", "--database", "oracle")).hasMessageContaining("oracle");
    }
}
