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
import org.waybill.event.emit.MonitoredFlow;

/** Last station: the goods have arrived, the order is closed. */
@MonitoredFlow(application = "Purchase")
@MessageDriven(
        activationConfig = {
            @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
            @ActivationConfigProperty(
                    propertyName = "destinationLookup",
                    propertyValue = "java:/jms/queue/waybill.flow.purchase.complete")
        })
public class CompleteOrder implements MessageListener {

    @Resource(lookup = "java:/jms/queue/waybill.flow.purchase.out")
    private Queue next;

    @Inject
    private Outgoing outgoing;

    @Override
    public void onMessage(Message message) {
        try {
            outgoing.send(next, Order.read(message.getBody(String.class)), "Closed");
        } catch (JMSException e) {
            throw new EJBException("A message from waybill.flow.purchase.complete cannot be read", e);
        }
    }
}
