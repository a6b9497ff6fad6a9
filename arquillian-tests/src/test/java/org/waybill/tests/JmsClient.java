package org.waybill.tests;

import jakarta.jms.ConnectionFactory;
import jakarta.jms.Destination;
import jakarta.jms.JMSContext;
import jakarta.jms.TextMessage;
import java.util.function.Function;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.apache.qpid.jms.JmsConnectionFactory;
import org.waybill.launcher.Server;

/**
 * A JMS client outside of the server, signed in as the demo account {@code sender}.
 *
 * @param factory its connections; each use opens and closes one
 */
public record JmsClient(ConnectionFactory factory) {

    /** Through the server's HTTP port, as every remote JMS client of WildFly can. */
    public static JmsClient overHttp(Server server) {
        return overHttp(server.ports().http());
    }

    /** As {@link #overHttp(Server)}, for a server of another process. */
    public static JmsClient overHttp(int port) {
        return new JmsClient(new ActiveMQConnectionFactory(
                "tcp://127.0.0.1:" + port + "?httpUpgradeEnabled=true&httpUpgradeEndpoint=http-acceptor"));
    }

    /** Through the optional acceptor for the Artemis core protocol. */
    public static JmsClient overCore(Server server) {
        return new JmsClient(new ActiveMQConnectionFactory(
                "tcp://127.0.0.1:" + server.ports().core()));
    }

    /** Through the optional acceptor for AMQP 1.0. */
    public static JmsClient overAmqp(Server server) {
        return new JmsClient(
                new JmsConnectionFactory("amqp://127.0.0.1:" + server.ports().amqp()));
    }

    /** Sends an event, durably, to the topic {@code waybill.events}. */
    public void sendEvent(String body) {
        send(context -> context.createTopic("waybill.events"), body);
    }

    /** Sends a message to a flow's queue, such as {@code waybill.flow.relay.in}. */
    public void sendToFlow(String queue, String body) {
        // This client uses names as they are; the server's own factories would put jms.queue. before it.
        send(context -> context.createQueue("jms.queue." + queue), body);
    }

    private void send(Function<JMSContext, Destination> destination, String body) {
        try (JMSContext context = factory.createContext("sender", "sender")) {
            TextMessage message = context.createTextMessage(body);
            context.createProducer().send(destination.apply(context), message);
        }
    }
}
