package org.waybill.flow;

import jakarta.annotation.Resource;
import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.EJBException;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.MessageDrivenContext;
import jakarta.inject.Inject;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import jakarta.jms.Queue;
import org.waybill.event.emit.FlowMonitor;
import org.waybill.event.emit.MonitoredFlow;

/**
 * Second station: hands the goods to the carrier. One carrier cannot be reached at the first attempt, so that the flow rolls
 * back and is tried again; another takes the goods and is not heard of again.
 */
@MonitoredFlow(application = "Purchase")
@MessageDriven(
        activationConfig = {
            @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
            @ActivationConfigProperty(
                    propertyName = "destinationLookup",
                    propertyValue = "java:/jms/queue/waybill.flow.purchase.dispatch")
        })
public class DispatchOrder implements MessageListener {

    @Resource(lookup = "java:/jms/queue/waybill.flow.purchase.complete")
    private Queue next;

    @Resource
    private MessageDrivenContext context;

    @Inject
    private FlowMonitor monitor;

    @Inject
    private Outgoing outgoing;

    @Override
    public void onMessage(Message message) {
        try {
            Order order = Order.read(message.getBody(String.class));
            if (order.carrier().equals(Order.LATE) && !message.getJMSRedelivered()) {
                monitor.rollbackReason("The carrier '" + order.carrier() + "' cannot be reached");
                context.setRollbackOnly();
            } else if (!order.carrier().equals(Order.LOST)) {
                outgoing.send(next, order, "To Complete");
            }
        } catch (JMSException e) {
            throw new EJBException("A message from waybill.flow.purchase.dispatch cannot be read", e);
        }
    }
}
