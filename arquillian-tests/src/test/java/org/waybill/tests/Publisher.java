package org.waybill.tests;

import jakarta.jms.JMSContext;
import jakarta.jms.JMSProducer;
import jakarta.jms.Topic;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Sends numbered events at a steady rate, each committed at the broker before it counts as sent. */
final class Publisher implements Runnable {

    private final JmsClient jms;
    private final String run;
    private final int perSecond;
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
        try (JMSContext context = jms.factory().createContext("sender", "sender")) {
            Topic topic = context.createTopic("waybill.events");
            JMSProducer producer = context.createProducer();
            long begin = System.nanoTime();
            for (int number = 0; !dueOrStopped(begin, number); number++) {
                producer.send(topic, """
                        {"id": "%s-%d", "flow": "Publisher-%s", "name": "n", "createdAt": "%s"}""".formatted(run, number, run, Instant.now()));
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
