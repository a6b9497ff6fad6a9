package org.waybill.tests;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.waybill.launcher.Server;

/** Sends one message over STOMP 1.2 and waits for the receipt, signed in as the demo account {@code sender}. */
final class StompClient {

    private StompClient() {}

    static void sendEvent(Server server, String body) throws IOException {
        try (Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.ports().stomp())) {
            socket.setSoTimeout(10_000);
            exchange(
                    socket,
                    "CONNECT\naccept-version:1.2\nhost:waybill\nlogin:sender\npasscode:sender\n\n",
                    "CONNECTED");
            exchange(
                    socket,
                    "SEND\ndestination:waybill.events\ncontent-type:application/json\npersistent:true\nreceipt:sent\n\n"
                            + body,
                    "RECEIPT");
            exchange(socket, "DISCONNECT\nreceipt:ended\n\n", "RECEIPT");
        }
    }

    private static void exchange(Socket socket, String frame, String expected) throws IOException {
        socket.getOutputStream().write((frame + "\0").getBytes(StandardCharsets.UTF_8));
        String answer = read(socket.getInputStream());
        if (!answer.startsWith(expected)) {
            throw new IOException("STOMP answers " + answer + " instead of " + expected);
        }
    }

    /** Frames end with a zero byte; line ends may follow. */
    private static String read(InputStream in) throws IOException {
        StringBuilder frame = new StringBuilder();
        for (int next = in.read(); next > 0; next = in.read()) {
            if (next != '\n' || !frame.isEmpty()) {
                frame.append((char) next);
            }
        }
        return frame.toString();
    }
}
