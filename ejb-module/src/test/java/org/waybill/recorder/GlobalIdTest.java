package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class GlobalIdTest {

    @Test
    void isTwoLongsAndThreeInts() {
        assertThat(HexFormat.of().formatHex(GlobalId.bytes("0:ffff7f000001:15b84c:6b0d7a5d:fc2")))
                .isEqualTo("0000000000000000" + "0000ffff7f000001" + "0015b84c" + "6b0d7a5d" + "00000fc2");
    }

    @Test
    void itsNumbersMayBeNegative() {
        assertThat(HexFormat.of().formatHex(GlobalId.bytes("0:ffff7f000001:-5c0c3540:6b0d77be:923")))
                .isEqualTo("0000000000000000" + "0000ffff7f000001" + "a3f3cac0" + "6b0d77be" + "00000923");
    }

    @Test
    void saysWhatWouldBeRight() {
        assertThatThrownBy(() -> GlobalId.bytes("12"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("five hexadecimal numbers");
    }
}
