package org.waybill.launcher;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The ports of one server on 127.0.0.1: WildFly's own numbers and those of the optional acceptors, all moved by one
 * offset; only the port for HTTP can be wished for.
 *
 * @param http where viewer and API answer
 * @param offset added to every other port, 0 to 3000
 */
public record Ports(int http, int offset) {

    private static final int HTTP = 8080;
    private static final int MANAGEMENT = 9990;
    private static final int AMQP = 5672;
    private static final int STOMP = 61613;
    private static final int CORE = 61616;
    private static final int HIGHEST_OFFSET = 3000;

    /** What standalone-full.xml and standalone-full-ha.xml open beside HTTP, and the acceptors. */
    private static final List<Integer> OTHERS =
            List.of(MANAGEMENT, 8443, 8009, 3528, 3529, 4712, 4713, 7600, AMQP, STOMP, CORE);

    /** Ports that are all free, HTTP among them, and that no other process is given as long as this one lives. */
    public static Ports free() {
        int start = ThreadLocalRandom.current().nextInt(100, HIGHEST_OFFSET);
        return IntStream.range(0, HIGHEST_OFFSET)
                .map(step -> 100 + (start + step) % (HIGHEST_OFFSET - 100))
                .filter(offset -> isFree(HTTP + offset) && othersAreFree(offset))
                .mapToObj(offset -> new Ports(HTTP + offset, offset))
                .filter(ports -> PortClaims.claim(ports.all()))
                .findFirst()
                .orElseThrow(Ports::noneFree);
    }

    /**
     * Ports with this one for HTTP; the others are WildFly's own numbers if these are free.
     *
     * @throws LauncherException when somebody else holds it
     */
    public static Ports withHttp(int http) {
        if (!isFree(http)) {
            throw new LauncherException("Port " + http + " on 127.0.0.1 is in use: end the program that holds it, or"
                    + " choose another one with -Dwaybill.http.port=" + (http + 1) + ".");
        }
        return IntStream.range(0, Math.min(HIGHEST_OFFSET, http))
                .filter(offset -> !clashes(http, offset) && othersAreFree(offset))
                .mapToObj(offset -> new Ports(http, offset))
                .findFirst()
                .orElseThrow(Ports::noneFree);
    }

    public int management() {
        return MANAGEMENT + offset;
    }

    public int amqp() {
        return AMQP + offset;
    }

    public int stomp() {
        return STOMP + offset;
    }

    /** The Artemis core protocol, for remote JMS clients that do not come through HTTP. */
    public int core() {
        return CORE + offset;
    }

    /** System properties that tell the server about these ports. */
    List<String> serverArguments() {
        return List.of("-Djboss.socket.binding.port-offset=" + offset, "-Djboss.http.port=" + (http - offset));
    }

    private List<Integer> all() {
        return Stream.concat(Stream.of(http), OTHERS.stream().map(port -> port + offset))
                .toList();
    }

    private static boolean clashes(int http, int offset) {
        return OTHERS.stream().anyMatch(port -> port + offset == http);
    }

    private static boolean othersAreFree(int offset) {
        return OTHERS.stream().allMatch(port -> isFree(port + offset));
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            return true;
        } catch (IOException inUse) {
            return false;
        }
    }

    private static LauncherException noneFree() {
        return new LauncherException("No set of free ports was found on 127.0.0.1: end some servers first.");
    }
}
