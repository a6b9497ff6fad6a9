package org.waybill.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PortsTest {

    @Test
    void aPortInUseIsOneSentenceThatNamesItAndAnotherOne() throws Exception {
        try (ServerSocket holder = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = holder.getLocalPort();
            assertThatThrownBy(() -> Ports.withHttp(port))
                    .isInstanceOf(LauncherException.class)
                    .hasMessage("Port " + port + " on 127.0.0.1 is in use: end the program that holds it, or choose"
                            + " another one with -Dwaybill.http.port=" + (port + 1) + ".");
        }
    }

    @Test
    void freePortsCanBeBound() throws Exception {
        Ports ports = Ports.free();
        for (int port : new int[] {ports.http(), ports.management(), ports.amqp(), ports.stomp(), ports.core()}) {
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                assertThat(socket.getLocalPort()).isEqualTo(port);
            }
        }
    }

    @Test
    void whatIsGivenToOneIsGivenToNoOtherAlthoughNobodyListensYet() {
        Set<Integer> given = new HashSet<>();
        for (int server = 0; server < 20; server++) {
            Ports ports = Ports.free();
            assertThat(List.of(ports.http(), ports.management(), ports.amqp(), ports.stomp(), ports.core()))
                    .allSatisfy(port -> assertThat(given.add(port)).isTrue());
        }
    }

    @Test
    void theServerIsToldTheWishedPortWhateverTheOffset() {
        assertThat(new Ports(9000, 250).serverArguments())
                .containsExactly("-Djboss.socket.binding.port-offset=250", "-Djboss.http.port=8750");
    }
}
