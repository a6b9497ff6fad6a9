package org.waybill.event.emit;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.jms.BytesMessage;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.JMSProducer;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.Topic;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.event.MonitoringEvent;

/**
 * Sends events as persistent bytes messages of UTF-8 JSON to the address of {@link EmitterSettings}. Bytes, since a broker
 * keeps a text in two bytes a character.
 *
 * <p>A batch is one message, and one message is there or it is not: outside of the flow's transaction that is all the unit of
 * work there needs to be.
 */
@ApplicationScoped
class JmsEventSender implements EventSender {

    static final String CONTENT_TYPE = "waybill_contentType";

    private static final Logger LOG = Logger.getLogger(JmsEventSender.class.getName());
    private static final String EXECUTOR = "java:comp/DefaultManagedExecutorService";

    private static final String REMEDY = "run Waybill's server scripts, or name other factories by"
            + " waybill.emitter.connection-factory and waybill.emitter.independent-connection-factory";

    private final EmitterSettings settings;
    private final ConcurrentMap<String, Object> found = new ConcurrentHashMap<>();

    /** Each belongs to its factory's provider; making one asks the broker, which is a round trip for each message. */
    private final ConcurrentMap<String, Topic> topics = new ConcurrentHashMap<>();

    private final AtomicLong lost = new AtomicLong();

    JmsEventSender() {
        this.settings = EmitterSettings.fromSystem();
    }

    @Override
    public void inFlow(List<MonitoringEvent> events) {
        send(settings.connectionFactory(), events);
    }

    @Override
    public void atOnce(List<MonitoringEvent> events) {
        try {
            send(settings.independentConnectionFactory(), events);
        } catch (RuntimeException e) {
            LOG.log(
                    Level.WARNING,
                    "Lost " + events.size() + " monitoring events that were to be sent outside of their flow's"
                            + " transaction, " + lost.addAndGet(events.size()) + " since the start",
                    e);
        }
    }

    @Override
    public Consumer<List<MonitoringEvent>> afterwards() {
        Executor executor = (Executor) find(EXECUTOR);
        return events -> {
            try {
                executor.execute(() -> atOnce(events));
            } catch (RejectedExecutionException noThread) {
                atOnce(events);
            }
        };
    }

    private void send(String factoryName, List<MonitoringEvent> events) {
        ConnectionFactory factory = (ConnectionFactory) find(factoryName);
        try (JMSContext context = factory.createContext()) {
            Topic address = topics.computeIfAbsent(factoryName, first -> context.createTopic(settings.address()));
            JMSProducer producer = context.createProducer().setDeliveryMode(DeliveryMode.PERSISTENT);
            for (byte[] body : EventBatch.bodies(events, EventEncoding::bytes)) {
                BytesMessage message = context.createBytesMessage();
                message.setStringProperty(CONTENT_TYPE, EventEncoding.CONTENT_TYPE);
                message.writeBytes(body);
                producer.send(address, message);
            }
        } catch (JMSException e) {
            throw new JMSRuntimeException("A monitoring event cannot be written into a message", e.getErrorCode(), e);
        }
    }

    private Object find(String name) {
        Object known = found.get(name);
        if (known == null) {
            known = Jndi.find(name, REMEDY);
            found.put(name, known);
        }
        return known;
    }
}
