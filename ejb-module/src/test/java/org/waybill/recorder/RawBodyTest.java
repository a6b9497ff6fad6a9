package org.waybill.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RawBodyTest {

    private static final String[] PIECES = {"a", "é", "漢字", "😀", "\uD83D", "\uDE00", "x".repeat(100)};

    @Test
    void turnsUtf16IntoTheSameBytesAsAString() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(2_000); i > 0; i--) {
                text.append(PIECES[random.nextInt(PIECES.length)]);
            }
            byte[] utf16 = new byte[text.length() * 2];
            for (int i = 0; i < text.length(); i++) {
                utf16[2 * i] = (byte) text.charAt(i);
                utf16[2 * i + 1] = (byte) (text.charAt(i) >> 8);
            }
            assertThat(RawBody.utf8(ByteBuffer.wrap(utf16)))
                    .as("seed %d", seed)
                    .isEqualTo(text.toString().getBytes(StandardCharsets.UTF_8));
        }
    }
}
