package org.waybill.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class DatabaseTest {

    @Test
    void aDatabaseIsChosenByItsName() {
        assertThat(Database.named("postgresql")).isEqualTo(Database.POSTGRESQL);
    }

    @Test
    void anUnknownNameIsRefusedWithTheRightOnes() {
        assertThatThrownBy(() -> Database.named("oracle"))
                .isInstanceOf(LauncherException.class)
                .hasMessage("-Dwaybill.database=oracle names no database: right would be h2 or postgresql.");
    }
}
