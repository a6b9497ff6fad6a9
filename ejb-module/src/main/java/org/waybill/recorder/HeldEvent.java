package org.waybill.recorder;

import jakarta.jms.BytesMessage;
import jakarta.jms.Connection;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSException;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import java.time.Instant;
import java.util.List;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.EncodedEvent;
import org.waybill.event.codec.EventFormat;
import org.waybill.event.codec.EventWriter;

/**
 * An event that could not be recorded because somebody else holds a row of its business transaction: a session at work,
 * or a transaction in doubt. It goes to the end of the queue, in the transaction that took it from there, and comes again
 * after 1, 2, 4, 8 and then every 15 seconds.
 *
 * @param event the event, which keeps its identity
 * @param receivedAt when the broker took it in for the first time
 * @param times how often it was held before
 */
record HeldEvent(MonitoringEvent event, Instant receivedAt, int times) {

    /** A message's property with milliseconds since 1970, in place of the broker's own stamp. */
    static final String RECEIVED_AT = "waybill_receivedAt";

    /** A message's property: how often its event was held. */
    private static final String TIMES = "waybill_held";

    private static final long LONGEST_DELAY_MILLIS = 15_000;

    static HeldEvent of(ReceivedEvent event, Arrival origin) {
        return new HeldEvent(event.event(), event.receivedAt(), times(origin));
    }

    /**
     * Sends them to the recorder's own queue, past other queues of the address.
     *
     * @param queue takes part in the caller's transaction
     * @throws JMSRuntimeException when the broker does not take them; then the transaction must not commit
     */
    static void send(List<HeldEvent> held, ConnectionFactory queue) {
        try (Connection connection = queue.createConnection();
                Session session = connection.createSession();
                MessageProducer producer = session.createProducer(session.createTopic(RecorderBean.QUEUE))) {
            for (HeldEvent one : held) {
                EncodedEvent encoded = EventWriter.write(one.event, EventFormat.NATIVE_JSON);
                BytesMessage message = session.createBytesMessage();
                message.writeBytes(encoded.content());
                message.setStringProperty(MessageBody.CONTENT_TYPE, encoded.contentType());
                message.setLongProperty(RECEIVED_AT, one.receivedAt.toEpochMilli());
                message.setIntProperty(TIMES, one.times + 1);
                producer.setDeliveryDelay(one.delayMillis());
                producer.send(message);
            }
        } catch (JMSException e) {
            throw new JMSRuntimeException(
                    "Cannot put events back on " + RecorderBean.QUEUE + ": " + e.getMessage(), e.getErrorCode(), e);
        }
    }

    /** How long it waits on the queue before it comes again. */
    long delayMillis() {
        return Math.min(LONGEST_DELAY_MILLIS, 1_000L << Math.min(times, 4));
    }

    /** What a stranger may have written there is no reason to fail. */
    private static int times(Arrival origin) {
        try {
            return Math.max(0, Integer.parseInt(origin.encoded().properties().getOrDefault(TIMES, "0")));
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
