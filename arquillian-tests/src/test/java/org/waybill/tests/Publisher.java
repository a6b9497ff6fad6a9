package org.waybill.tests;

import jakarta.jms.JMSContext;
import jakarta.jms.JMSProducer;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.Topic;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/**
 * Sends numbered events at a steady rate, each acknowledged by the broker before it counts as sent. What a crash leaves
 * unacknowledged is sent again.
 */
final class Publisher implements Runnable {

    private static final long RECONNECT_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private final JmsClient jms;
    private final IntFunction<String> events;
    private final int perSecond;
    private final AtomicInteger sent = new AtomicInteger();
    private final CountDownLatch stopped = new CountDownLatch(1);

    /**
     * @param events the event of a number, counted from 0; the same one whenever it is asked for, since a repeated event
     *     must be the same one
     * @param perSecond how many events a second
     */
    Publisher(JmsClient jms, IntFunction<String> events, int perSecond) {
        this.jms = jms;
        this.events = events;
        this.perSecond = perSecond;
    }

    /** Events of a flow {@code Publisher-run} that no definition matches. The moment is part of an event's identity. */
    static IntFunction<String> unmatched(String run) {
        Instant createdAt = Instant.now();
        return number -> """
                {"id": "%s-%d", "flow": "Publisher-%s", "name": "n", "createdAt": "%s"}""".formatted(run, number, run, createdAt);
    }

    int sent() {
        return sent.get();
    }

    void stop() {
        stopped.countDown();
    }

    @Override
    public void run() {
        long begin = System.nanoTime();
        while (stopped.getCount() > 0) {
            try {
                publish(begin);
            } catch (JMSRuntimeException e) {
                // the server is away: the same event again over the next connection, as a sender does who wants to be
                // sure
                dueOrStopped(System.nanoTime() + RECONNECT_NANOS, 0);
            }
        }
    }

    private void publish(long begin) {
        try (JMSContext context = jms.factory().createContext("sender", "sender")) {
            Topic topic = context.createTopic("waybill.events");
            JMSProducer producer = context.createProducer();
            while (!dueOrStopped(begin, sent.get())) {
                producer.send(topic, events.apply(sent.get()));
                sent.incrementAndGet();
            }
        }
    }

    /** Waits until the event of that number is due; true when it is not to be sent any more. */
    private boolean dueOrStopped(long begin, int number) {
        try {
            long due = begin + number * TimeUnit.SECONDS.toNanos(1) / perSecond;
            return stopped.await(Math.max(0, due - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
