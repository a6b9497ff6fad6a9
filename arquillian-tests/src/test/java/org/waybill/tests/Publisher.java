package org.waybill.tests;

import jakarta.jms.JMSContext;
import jakarta.jms.JMSProducer;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.Topic;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sends numbered events at a steady rate, each acknowledged by the broker before it counts as sent. What a crash leaves
 * unacknowledged is sent again.
 */
final class Publisher implements Runnable {

    private static final long RECONNECT_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

    private final JmsClient jms;
    private final String run;
    private final int perSecond;
    /** Part of an event's identity, so one moment for all: a repeated event must be the same one. */
    private final Instant createdAt = Instant.now();

    private final AtomicInteger sent = new AtomicInteger();
    private final CountDownLatch stopped = new CountDownLatch(1);

    Publisher(JmsClient jms, String run, int perSecond) {
        this.jms = jms;
        this.run = run;
        this.perSecond = perSecond;
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
                producer.send(topic, """
                        {"id": "%s-%d", "flow": "Publisher-%s", "name": "n", "createdAt": "%s"}""".formatted(run, sent.get(), run, createdAt));
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
