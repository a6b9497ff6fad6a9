package org.waybill.recorder;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.Message;
import jakarta.jms.QueueBrowser;
import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.StringReader;
import java.time.Instant;
import java.util.Enumeration;
import java.util.Optional;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;
import org.waybill.domain.metrics.QueueFigures;

/**
 * Asks the server's own broker about the recorder's queue: counts through the server's MBean facade, the oldest message by
 * looking at the first one, since the management model has no age.
 */
@ApplicationScoped
class BrokerQueue implements QueueFigures.Source {

    private static final String BROKER = "jboss.as:subsystem=messaging-activemq,server=default";
    private static final String QUEUE = BROKER + ",queue=waybill.recorder";

    @Resource(lookup = "java:/jms/waybill/EmitterIndependent")
    private ConnectionFactory factory;

    @Override
    public QueueFigures read() {
        if (!ServerModel.answers()) {
            throw new IllegalStateException("The server has not started yet.");
        }
        try {
            ObjectName queue = new ObjectName(QUEUE);
            long depth = number(queue, "messageCount");
            long scheduled = number(queue, "scheduledCount");
            Optional<Instant> oldest = depth == 0
                    ? Optional.empty()
                    : Stream.concat(firstWaiting().stream(), scheduled == 0 ? Stream.empty() : scheduled(queue))
                            .min(Instant::compareTo);
            return new QueueFigures(depth, number(queue, "messagesAdded"), oldest, prepared());
        } catch (JMException | JMSException | JMSRuntimeException e) {
            throw new IllegalStateException(
                    "The broker does not tell about the recorder's queue: " + e.getMessage(), e);
        }
    }

    private long number(ObjectName queue, String attribute) throws JMException {
        return ((Number) ServerModel.BEANS.getAttribute(queue, attribute)).longValue();
    }

    /** The first message that nobody is being given. */
    private Optional<Instant> firstWaiting() throws JMSException {
        try (JMSContext context = factory.createContext();
                QueueBrowser browser = context.createBrowser(context.createQueue(RecorderBean.QUEUE))) {
            Enumeration<?> waiting = browser.getEnumeration();
            return waiting.hasMoreElements()
                    ? Optional.of(Instant.ofEpochMilli(((Message) waiting.nextElement()).getJMSTimestamp()))
                    : Optional.empty();
        }
    }

    /** Those that wait for their redelivery: none but in trouble. */
    private Stream<Instant> scheduled(ObjectName queue) throws JMException {
        Object json = ServerModel.BEANS.invoke(queue, "listScheduledMessagesAsJson", new Object[0], new String[0]);
        try (JsonReader reader = Json.createReader(new StringReader(String.valueOf(json)))) {
            JsonArray messages = reader.readArray();
            return messages.getValuesAs(JsonObject.class).stream()
                    .filter(message -> message.containsKey("timestamp"))
                    .map(message -> Instant.ofEpochMilli(
                            message.getJsonNumber("timestamp").longValue()));
        }
    }

    private int prepared() throws JMException {
        Object list = ServerModel.BEANS.invoke(
                new ObjectName(BROKER), "listPreparedTransactions", new Object[0], new String[0]);
        return list instanceof Object[] transactions ? transactions.length : 0;
    }
}
