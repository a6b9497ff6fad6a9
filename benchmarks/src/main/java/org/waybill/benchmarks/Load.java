package org.waybill.benchmarks;

import jakarta.jms.BytesMessage;
import jakarta.jms.DeliveryMode;
import jakarta.jms.Destination;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.JMSProducer;
import jakarta.jms.Message;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.waybill.launcher.LauncherException;
import org.waybill.launcher.Server;

/** Sends from outside of the server, over the Artemis core protocol, as the demo account {@code sender}. */
final class Load {

    private static final String EVENTS = "waybill.events";
    private static final int MESSAGES_A_TRANSACTION = 500;

    private final String url;

    Load(Server server) {
        url = "tcp://127.0.0.1:" + server.ports().core();
    }

    /** Sends the events as the emitter does, as bytes and durably, one a message, and returns when the broker has them all. */
    void preload(List<byte[]> events) {
        publish(events, Double.POSITIVE_INFINITY);
    }

    /**
     * The same at a steady rate.
     *
     * @param rate events a second
     */
    void publish(List<byte[]> events, double rate) {
        send(
                context -> context.createTopic(EVENTS),
                events.size(),
                rate,
                (context, number) -> message(context, events.get(number)));
    }

    private static Message message(JMSContext context, byte[] event) throws JMSException {
        BytesMessage message = context.createBytesMessage();
        message.setStringProperty("waybill_contentType", "application/json");
        message.writeBytes(event);
        return message;
    }

    /** A connection that stays open, for events one by one. */
    Publisher publisher() {
        return new Publisher();
    }

    /** Fills a flow's queue, such as {@code relay.in}, with copies of a message. */
    void fill(String queue, String body, int count) {
        steadily(queue, body, count, Double.POSITIVE_INFINITY);
    }

    /**
     * Sends copies of a message to a flow's queue at a steady rate, some in a transaction.
     *
     * @param rate messages a second
     * @return how many were sent
     */
    int steadily(String queue, String body, double rate, int seconds) {
        int count = (int) (rate * seconds);
        steadily(queue, body, count, rate);
        return count;
    }

    private void steadily(String queue, String body, int count, double rate) {
        send(
                context -> context.createQueue("jms.queue.waybill.flow." + queue),
                count,
                rate,
                (context, number) -> context.createTextMessage(body));
    }

    private void send(Function<JMSContext, Destination> to, int count, double rate, Messages messages) {
        int together = together(rate);
        try (ActiveMQConnectionFactory factory = new ActiveMQConnectionFactory(url);
                JMSContext context = factory.createContext("sender", "sender", JMSContext.SESSION_TRANSACTED)) {
            Destination destination = to.apply(context);
            JMSProducer producer = context.createProducer().setDeliveryMode(DeliveryMode.PERSISTENT);
            long begin = System.nanoTime();
            for (int sent = 1; sent <= count; sent++) {
                producer.send(destination, messages.message(context, sent - 1));
                if (sent % together == 0) {
                    context.commit();
                    LockSupport.parkNanos((long) (begin + sent / rate * 1e9) - System.nanoTime());
                }
            }
            context.commit();
        } catch (JMSException e) {
            throw new LauncherException("A message cannot be written: " + e.getMessage(), e);
        }
    }

    /** How many messages go in one transaction: those of a twentieth of a second. */
    private static int together(double rate) {
        return (int) Math.max(1, Math.min(MESSAGES_A_TRANSACTION, rate / 20));
    }

    /** Publishes events one by one; returns from each when the broker has it. */
    final class Publisher implements AutoCloseable {

        private final ActiveMQConnectionFactory factory = new ActiveMQConnectionFactory(url);
        private final JMSContext context = factory.createContext("sender", "sender", JMSContext.AUTO_ACKNOWLEDGE);
        private final Destination events = context.createTopic(EVENTS);
        private final JMSProducer producer = context.createProducer().setDeliveryMode(DeliveryMode.PERSISTENT);

        private Publisher() {}

        void publish(byte[] event) {
            try {
                producer.send(events, message(context, event));
            } catch (JMSException e) {
                throw new LauncherException("A message cannot be written: " + e.getMessage(), e);
            }
        }

        @Override
        public void close() {
            context.close();
            factory.close();
        }
    }

    private interface Messages {
        /** The message of that number, from 0. */
        Message message(JMSContext context, int number) throws JMSException;
    }
}
