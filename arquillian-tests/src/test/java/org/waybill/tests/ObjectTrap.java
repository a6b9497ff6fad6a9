package org.waybill.tests;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.rmi.registry.LocateRegistry;

/**
 * An object of a class that every JDK has, whose deserialisation leaves a trace: a remote reference connects to the host
 * and port that it names, which is here.
 */
final class ObjectTrap implements AutoCloseable {

    private final ServerSocket socket;

    ObjectTrap() throws IOException {
        socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    }

    Serializable object() throws IOException {
        return (Serializable) LocateRegistry.getRegistry("127.0.0.1", socket.getLocalPort());
    }

    /** The object as it travels. */
    byte[] serialised() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object());
        }
        return bytes.toByteArray();
    }

    /** Whether somebody connected within the time, or before. */
    boolean hasSprung(int withinMillis) throws IOException {
        socket.setSoTimeout(withinMillis);
        try {
            socket.accept().close();
            return true;
        } catch (SocketTimeoutException nobodyCame) {
            return false;
        }
    }

    /** Deserialises, as nobody in Waybill does. */
    @SuppressWarnings("BanSerializableRead") // to show that the trap works
    static void deserialise(byte[] bytes) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.readObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("The trap is made of the JDK's classes alone", e);
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
