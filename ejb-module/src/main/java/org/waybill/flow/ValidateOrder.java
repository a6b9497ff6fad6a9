package org.waybill.flow;

import jakarta.annotation.Resource;
import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.EJBException;
import jakarta.ejb.MessageDriven;
import jakarta.inject.Inject;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import jakarta.jms.Queue;
import org.waybill.event.emit.FlowMonitor;
import org.waybill.event.emit.MonitoredFlow;

/** First station of a purchase: takes the order in, or rejects it. A rejection is an answer, not an error: it commits. */
@MonitoredFlow(application = "Purchase", node = "Order In")
@MessageDriven(
        activationConfig = {
            @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
            @ActivationConfigProperty(
                    propertyName = "destinationLookup",
                    propertyValue = "java:/jms/queue/waybill.flow.purchase.validate")
        })
public class ValidateOrder implements MessageListener {

    @Resource(lookup = "java:/jms/queue/waybill.flow.purchase.dispatch")
    private Queue next;

    @Inject
    private Outgoing outgoing;

    @Inject
    private FlowMonitor monitor;

    @Override
    public void onMessage(Message message) {
        try {
            Order order = Order.read(message.getBody(String.class));
            String objection = order.objection();
            if (objection.isEmpty()) {
                outgoing.send(next, order, "To Dispatch");
            } else {
                monitor.failure("Reject", objection);
            }
        } catch (JMSException e) {
            throw new EJBException("A message from waybill.flow.purchase.validate cannot be read", e);
        }
    }
}
