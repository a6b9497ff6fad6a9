package org.waybill.flow;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.jms.BytesMessage;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.Queue;
import jakarta.jms.TextMessage;
import org.waybill.event.emit.FlowMonitor;

/** The output node of every flow here: sends in the flow's transaction and tells so. */
@ApplicationScoped
public class Outgoing {

    @Resource(lookup = "java:/jms/waybill/Emitter")
    private ConnectionFactory factory;

    @Inject
    private FlowMonitor monitor;

    /** Sends an order on and emits {@code <node>.terminal.in}. */
    public void send(Queue queue, Order order, String node) {
        try (JMSContext context = factory.createContext()) {
            pass(context, queue, context.createTextMessage(order.write()), node);
        }
    }

    /** Sends a copy of a message on, a text or bytes, and emits {@code <node>.terminal.in}. */
    public void copy(Queue queue, Message message, String node) throws JMSException {
        try (JMSContext context = factory.createContext()) {
            pass(context, queue, copy(context, message), node);
        }
    }

    private void pass(JMSContext context, Queue queue, Message outgoing, String node) {
        monitor.passOn(outgoing);
        context.createProducer().send(queue, outgoing);
        monitor.terminal(node, "in", outgoing);
    }

    private static Message copy(JMSContext context, Message message) throws JMSException {
        if (message instanceof TextMessage text) {
            return context.createTextMessage(text.getText());
        }
        if (message instanceof BytesMessage bytes) {
            byte[] content = new byte[(int) bytes.getBodyLength()];
            bytes.readBytes(content);
            BytesMessage copy = context.createBytesMessage();
            copy.writeBytes(content);
            return copy;
        }
        throw new IllegalArgumentException(
                "Texts and bytes are relayed, not " + message.getClass().getSimpleName());
    }
}
