package org.waybill.benchmarks.burst;

import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.EJBException;
import jakarta.ejb.MessageDriven;
import jakarta.inject.Inject;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import org.waybill.event.emit.FlowMonitor;
import org.waybill.event.emit.MonitoredFlow;

/** Emits as many events as the message's text says. Its profile leaves nothing but them. */
@MonitoredFlow(application = "Benchmarks", node = "Burst In")
@MessageDriven(
        activationConfig = {
            @ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
            @ActivationConfigProperty(
                    propertyName = "destinationLookup",
                    propertyValue = "java:/jms/queue/waybill.flow.burst.in")
        })
public class BurstFlow implements MessageListener {

    /** Its monitoring profile, and the index that names it. */
    public static final String PROFILE =
            "{\"name\": \"BurstFlow\", \"events\": [{\"source\": \"Burst.terminal.out\"}]}";

    @Inject
    private FlowMonitor monitor;

    @Override
    public void onMessage(Message message) {
        try {
            int events = Integer.parseInt(message.getBody(String.class));
            for (int i = 0; i < events; i++) {
                monitor.terminal("Burst", "out");
            }
        } catch (JMSException e) {
            throw new EJBException("A message from waybill.flow.burst.in cannot be read", e);
        }
    }
}
