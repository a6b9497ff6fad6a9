package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TcpProxyTest {

    private ServerSocket echo;
    private TcpProxy proxy;
    private Socket client;

    @BeforeEach
    void connect() throws IOException {
        echo = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread thread = new Thread(this::answer, "echo");
        thread.setDaemon(true);
        thread.start();
        proxy = new TcpProxy(echo.getLocalPort());
        client = new Socket(InetAddress.getLoopbackAddress(), proxy.port());
        client.setSoTimeout(5_000);
    }

    @AfterEach
    void close() throws IOException {
        client.close();
        proxy.close();
        echo.close();
    }

    @Test
    void letsBytesThroughBothWays() throws IOException {
        send("hello");
        assertThat(receive(5)).isEqualTo("hello");
    }

    @Test
    void keepsThemBackInSilenceAndLetsThemGoOnAfterwards() throws IOException {
        proxy.silence();
        send("hello");
        client.setSoTimeout(200);
        assertThatThrownBy(() -> receive(1)).isInstanceOf(SocketTimeoutException.class);
        proxy.heal();
        client.setSoTimeout(5_000);
        assertThat(receive(5)).isEqualTo("hello");
    }

    @Test
    void delaysAnswers() throws IOException {
        proxy.delay(Duration.ofMillis(300));
        long begin = System.nanoTime();
        send("hello");
        assertThat(receive(5)).isEqualTo("hello");
        assertThat(Duration.ofNanos(System.nanoTime() - begin)).isGreaterThanOrEqualTo(Duration.ofMillis(300));
    }

    @Test
    void breaksOffWhereTheWordsWouldPassInThatWayAlone() throws IOException {
        proxy.cut(TcpProxy.Way.FROM_DATABASE, "PREPARE", 1);
        send("COMMIT ");
        assertThat(receive(7)).isEqualTo("COMMIT ");
        send("PREPARE");
        assertThat(client.getInputStream().read()).isNegative();
        assertThat(proxy.cutsLeft()).isZero();
    }

    private void answer() {
        try (Socket server = echo.accept()) {
            server.getInputStream().transferTo(server.getOutputStream());
        } catch (IOException e) {
            // the test is over
        }
    }

    private void send(String text) throws IOException {
        client.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private String receive(int count) throws IOException {
        return new String(client.getInputStream().readNBytes(count), StandardCharsets.US_ASCII);
    }
}
