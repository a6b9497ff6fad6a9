package org.waybill.api;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSProducer;
import jakarta.jms.Topic;
import java.util.Locale;
import java.util.regex.Pattern;
import org.waybill.event.codec.EncodedEvent;

/** The address that the recorder takes events from. */
interface EventQueue {

    /**
     * Sends the bytes as they are, in the caller's transaction.
     *
     * @throws jakarta.jms.JMSRuntimeException when the broker does not take them
     */
    void send(EncodedEvent event);

    /** The address in the server's broker, reached by the pooled factory, which takes part in JTA transactions. */
    @ApplicationScoped
    class JmsEventQueue implements EventQueue {

        static final String ADDRESS = "waybill.events";
        static final String CONTENT_TYPE = "waybill_contentType";

        /** A property's name must be a Java identifier (Jakarta Messaging 3.1, section 3.8.1.1). */
        private static final Pattern NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");

        @Resource(lookup = "java:/jms/waybill/Emitter")
        private ConnectionFactory factory;

        private volatile Topic topic;

        @Override
        public void send(EncodedEvent event) {
            try (JMSContext context = factory.createContext()) {
                JMSProducer producer = context.createProducer();
                event.properties().forEach((name, value) -> {
                    if (isSettable(name)) {
                        producer.setProperty(name, value);
                    }
                });
                if (!event.contentType().isEmpty()) {
                    producer.setProperty(CONTENT_TYPE, event.contentType());
                }
                producer.send(topic(context), event.content());
            }
        }

        /** Made once: the broker is asked each time whether there is such an address. */
        private Topic topic(JMSContext context) {
            if (topic == null) {
                topic = context.createTopic(ADDRESS);
            }
            return topic;
        }

        /** Whether an application may set a property of that name: those of JMS and of the broker are theirs. */
        static boolean isSettable(String name) {
            String upper = name.toUpperCase(Locale.ROOT);
            return NAME.matcher(name).matches() && !upper.startsWith("JMS") && !upper.startsWith("_AMQ");
        }
    }
}
