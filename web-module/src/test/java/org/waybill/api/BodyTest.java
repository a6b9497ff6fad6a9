package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import jakarta.ws.rs.core.Response;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.waybill.api.problem.ProblemException;

class BodyTest {

    private static final int LIMIT = 10_000;

    @Test
    void aBodyOfExactlyTheLimitIsTakenWhole() {
        assertThat(Body.read(bytes(LIMIT), LIMIT, LIMIT)).hasSize(LIMIT);
        assertThat(Body.read(bytes(LIMIT), -1, LIMIT)).hasSize(LIMIT);
        assertThat(Body.read(bytes(0), 0, LIMIT)).isEmpty();
    }

    @Test
    void oneByteMoreIsTooMuchWhetherAnnouncedOrNot() {
        for (long announced : new long[] {LIMIT + 1, -1}) {
            ProblemException refused =
                    catchThrowableOfType(ProblemException.class, () -> Body.read(bytes(LIMIT + 1), announced, LIMIT));
            assertThat(refused.problem().status()).isEqualTo(413);
            assertThat(refused).hasMessageContaining("10000 bytes").hasMessageContaining("waybill.api.max-body-bytes");
        }
    }

    @Test
    void anAnnouncedLengthAboveTheLimitIsRefusedUnread() {
        InputStream unread = new Broken("Nobody should read this");

        assertThatThrownBy(() -> Body.read(unread, LIMIT + 1, LIMIT)).hasMessageContaining("larger than");
    }

    @Test
    void aBodyThatBreaksOffIsTheClientsTrouble() {
        InputStream broken = new Broken("reset");

        ProblemException refused = catchThrowableOfType(ProblemException.class, () -> Body.read(broken, -1, LIMIT));

        assertThat(refused.problem().status()).isEqualTo(400);
    }

    @Test
    void aHostilePageIsShownAsText() {
        byte[] page = "<script>alert('ä')</script>".getBytes(StandardCharsets.UTF_8);

        assertThat(Bytes.view(page).getMediaType()).hasToString("text/plain;charset=UTF-8");
        assertThat(Bytes.view(new byte[] {1, 0, 2}).getMediaType()).hasToString("application/octet-stream");
        assertThat(Bytes.view(new byte[] {(byte) 0xC3, 0x28}).getMediaType()).hasToString("application/octet-stream");
    }

    @Test
    void aDownloadHasASafeNameAndNoTypeOfItsOwn() {
        Response download = Bytes.download(new byte[] {'<'}, SampleEvents.ORDER_RECEIVED, "text/xml\"; x=../../etc");

        assertThat(download.getMediaType()).hasToString("application/octet-stream");
        assertThat(download.getHeaderString("Content-Disposition"))
                .isEqualTo("attachment; filename=\"" + SampleEvents.ORDER_RECEIVED + ".xml\"");
    }

    @Test
    void theLimitIsTenMebibytesUnlessItIsSet() {
        assertThat(ApiSettings.of(new Properties()).maxBodyBytes()).isEqualTo(10 * 1024 * 1024);
        assertThat(ApiSettings.of(property("65536")).maxBodyBytes()).isEqualTo(65_536);
    }

    @Test
    void aWrongLimitIsNamedWithItsKey() {
        for (String wrong : new String[] {"lots", "0", "-5", "999999999999"}) {
            assertThatThrownBy(() -> ApiSettings.of(property(wrong)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("waybill.api.max-body-bytes must be a number of bytes from 1024 to 16777216, was '"
                            + wrong + "'");
        }
    }

    private static Properties property(String value) {
        Properties properties = new Properties();
        properties.setProperty("waybill.api.max-body-bytes", value);
        return properties;
    }

    private static InputStream bytes(int count) {
        return new ByteArrayInputStream(new byte[count]);
    }

    /** A body that cannot be read. */
    private static final class Broken extends InputStream {
        private final String why;

        private Broken(String why) {
            this.why = why;
        }

        @Override
        public int read() throws IOException {
            throw new IOException(why);
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            throw new IOException(why);
        }
    }
}
