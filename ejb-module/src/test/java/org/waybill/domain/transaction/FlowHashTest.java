package org.waybill.domain.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FlowHashTest {

    @Test
    void areThoseThatAreStored() {
        assertThat(Long.toHexString(FlowHash.of(""))).isEqualTo("e3b0c44298fc1c14");
        assertThat(Long.toHexString(FlowHash.of("RelayFlow"))).isEqualTo("4553998aefde0571");
        assertThat(Long.toHexString(FlowHash.of("Bestellung prüfen"))).isEqualTo("a9c7a784836f02b8");
    }

    @Test
    void differWhereHashCodesDoNot() {
        assertThat("FlowAa".hashCode()).isEqualTo("FlowBB".hashCode());
        assertThat(FlowHash.of("FlowAa")).isNotEqualTo(FlowHash.of("FlowBB"));
        assertThat(IntStream.range(0, 100_000)
                        .mapToLong(number -> FlowHash.of("NODE.server.Flow" + number))
                        .distinct())
                .hasSize(100_000);
    }
}
