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

/**
 * From one queue to another, two events a message: the flow of IBM's performance article (MQ Input, MQ Output, events at {@code
 * MQ Input.transaction.Start} and {@code MQ Output.terminal.in}).
 */
@MonitoredFlow(application = "Waybill", node = "MQ Input")
@MessageDriven(
        activationConfig = {
            @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
            @ActivationConfigProperty(
                    propertyName = "destinationLookup",
                    propertyValue = "java:/jms/queue/waybill.flow.relay.in")
        })
public class RelayFlow implements MessageListener {

    @Resource(lookup = "java:/jms/queue/waybill.flow.relay.out")
    private Queue out;

    @Inject
    private Outgoing outgoing;

    @Override
    public void onMessage(Message message) {
        try {
            outgoing.copy(out, message, "MQ Output");
        } catch (JMSException e) {
            throw new EJBException("A message from waybill.flow.relay.in cannot be read", e);
        }
    }
}
