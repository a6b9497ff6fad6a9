package org.waybill.flow;

import jakarta.annotation.Resource;
import jakarta.ejb.Stateless;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSProducer;
import jakarta.jms.Queue;
import java.time.Instant;
import java.util.List;
import java.util.Random;

/** Sends sample orders on their way. */
@Stateless
public class PurchaseTraffic {

    /** The most orders of one call: they are sent in one transaction. */
    public static final int MOST = 10_000;

    @Resource(lookup = "java:/jms/waybill/Emitter")
    private ConnectionFactory factory;

    @Resource(lookup = "java:/jms/queue/waybill.flow.purchase.validate")
    private Queue in;

    /**
     * Sends that many orders to the first flow of the purchase.
     *
     * @param count from 1 to {@value #MOST}
     * @return the order numbers
     * @throws IllegalArgumentException when the count is out of range
     */
    public List<String> send(int count) {
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException("From 1 to " + MOST + " orders can be sent at once, not " + count);
        }
        List<Order> orders = SampleOrders.create(count, Instant.now(), new Random());
        try (JMSContext context = factory.createContext()) {
            JMSProducer producer = context.createProducer();
            for (Order order : orders) {
                producer.send(in, order.write());
            }
        }
        return orders.stream().map(Order::orderNumber).toList();
    }
}
