package org.waybill.tests;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Stands between a server and its database, on 127.0.0.1: lets bytes through, keeps them back without a word as a network
 * does that drops packets, delays them, or breaks a connection off at a place in the conversation.
 */
final class TcpProxy implements AutoCloseable {

    /** Which way bytes go. */
    enum Way {
        TO_DATABASE,
        FROM_DATABASE
    }

    private static final int BUFFER = 64 * 1024;

    private final ServerSocket door;
    private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newCachedThreadPool(TcpProxy::daemon);

    /** Guarded by this. */
    private int target;

    private boolean isSilent;
    private Duration delay = Duration.ZERO;
    private Cut cut = new Cut(Way.TO_DATABASE, "", 0);

    /** @param target the database's port on 127.0.0.1 */
    TcpProxy(int target) {
        this.target = target;
        try {
            door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.execute(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** Where the database is now. */
    synchronized void target(int port) {
        target = port;
    }

    /**
     * From now on nothing passes, in either way, and nobody is told: not of a connection's end either. What is kept back
     * goes on when the proxy lets bytes through again, as TCP would send it again.
     */
    synchronized void silence() {
        isSilent = true;
    }

    /** From now on an answer takes so much longer. */
    synchronized void delay(Duration longer) {
        delay = longer;
    }

    /** Breaks connections off where these words would pass; the words themselves do not pass. */
    synchronized void cut(Way way, String words, int times) {
        cut = new Cut(way, words, times);
    }

    /** How many of the cuts are still to come. */
    synchronized int cutsLeft() {
        return cut.left;
    }

    /** Lets everything through again. */
    synchronized void heal() {
        isSilent = false;
        delay = Duration.ZERO;
        cut = new Cut(Way.TO_DATABASE, "", 0);
        notifyAll();
    }

    @Override
    public void close() {
        heal();
        close(door);
        sockets.forEach(TcpProxy::close);
        threads.shutdownNow();
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                sockets.add(client);
                threads.execute(() -> connect(client));
            } catch (IOException e) {
                // the door was closed, or a client has gone before it was let in
            }
        }
    }

    private void connect(Socket client) {
        Socket database = new Socket();
        sockets.add(database);
        try {
            int port;
            synchronized (this) {
                port = target;
            }
            database.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            client.setTcpNoDelay(true);
            database.setTcpNoDelay(true);
            threads.execute(() -> pump(client, database, Way.TO_DATABASE));
            pump(database, client, Way.FROM_DATABASE);
        } catch (IOException e) {
            end(client, database);
        }
    }

    private void pump(Socket from, Socket to, Way way) {
        byte[] buffer = new byte[BUFFER];
        try {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                if (!mayPass(buffer, count, way)) {
                    break;
                }
                out.write(buffer, 0, count);
            }
            awaitSound();
        } catch (IOException e) {
            // one side has gone; the other one learns of it
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            end(from, to);
        }
    }

    /** Waits as long as the network wants it; false when the connection is to be broken off. */
    private boolean mayPass(byte[] buffer, int count, Way way) throws InterruptedException {
        Duration wait;
        synchronized (this) {
            wait = way == Way.FROM_DATABASE ? delay : Duration.ZERO;
        }
        Thread.sleep(wait.toMillis());
        awaitSound();
        synchronized (this) {
            return !cut.meets(new String(buffer, 0, count, StandardCharsets.ISO_8859_1), way);
        }
    }

    private synchronized void awaitSound() throws InterruptedException {
        while (isSilent) {
            wait();
        }
    }

    private void end(Socket one, Socket other) {
        close(one);
        close(other);
        sockets.remove(one);
        sockets.remove(other);
    }

    private static void close(AutoCloseable socket) {
        try {
            socket.close();
        } catch (Exception e) {
            // it is of no more use either way
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "tcp-proxy");
        thread.setDaemon(true);
        return thread;
    }

    /** Where connections break off, and how often still. */
    private static final class Cut {
        private final Way way;
        private final String words;
        private int left;

        Cut(Way way, String words, int left) {
            this.way = way;
            this.words = words;
            this.left = left;
        }

        boolean meets(String bytes, Way here) {
            boolean meets = left > 0 && way == here && bytes.contains(words);
            if (meets) {
                left--;
            }
            return meets;
        }
    }
}
