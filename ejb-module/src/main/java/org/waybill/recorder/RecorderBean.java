package org.waybill.recorder;

import jakarta.annotation.Resource;
import jakarta.ejb.EJBException;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.MessageDrivenContext;
import jakarta.inject.Inject;
import jakarta.jms.Connection;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageListener;
import jakarta.jms.Queue;
import jakarta.jms.Session;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.waybill.domain.recording.StoreUnavailableException;

/**
 * Takes a message, and whatever else waits on the queue, into one XA transaction: the delivered one through the bean's
 * own factory (which prefetches nothing), the others through a second one (which prefetches much). Measured: 27 times the
 * rate of one message a transaction.
 *
 * <p>Queue, resource adapter and number of sessions are named in {@code META-INF/jboss-ejb3.xml}.
 */
@MessageDriven(name = "RecorderBean")
public class RecorderBean implements MessageListener {

    /** The address with its queue, as Artemis names it. */
    static final String QUEUE = "waybill.events::waybill.recorder";

    private final MessageBody bodies = new MessageBody(Clock.systemUTC());

    @Resource(lookup = "java:/jms/waybill/Drain")
    private ConnectionFactory drain;

    @Resource
    private MessageDrivenContext context;

    @Inject
    private RecorderRoom room;

    private Optional<Queue> queue = Optional.empty();

    @Override
    public void onMessage(Message head) {
        try {
            room.record(batch(head));
        } catch (JMSException e) {
            throw new EJBException("Cannot take messages from " + QUEUE + ": " + e.getMessage(), e);
        } catch (StoreUnavailableException e) {
            // the store has doomed the transaction already; returning quietly leaves the message to the broker's
            // redelivery without a page of stack trace for each
            context.setRollbackOnly();
            room.troubled(e);
        }
    }

    /** Made once: the broker is asked each time whether there is such a queue. */
    private Queue queue(Session session) throws JMSException {
        if (queue.isEmpty()) {
            queue = Optional.of(session.createQueue(QUEUE));
        }
        return queue.get();
    }

    private List<Arrival> batch(Message head) throws JMSException {
        List<Arrival> batch = new ArrayList<>();
        Arrival first = bodies.arrival(head);
        batch.add(first);
        if (room.isTroubled()) {
            return batch;
        }
        LockSupport.parkNanos(room.pace().nanosToWait(System.nanoTime()));
        long bytes = first.encoded().content().length;
        long until = System.nanoTime() + room.settings().batchTime().toNanos();
        boolean full = true;
        try (Connection connection = drain.createConnection();
                Session session = connection.createSession();
                MessageConsumer consumer = session.createConsumer(queue(session))) {
            connection.start();
            while (batch.size() < room.settings().batchMessages()
                    && bytes < room.settings().batchBytes()
                    && System.nanoTime() < until) {
                Message next = consumer.receiveNoWait();
                if (next == null) {
                    full = false;
                    break;
                }
                Arrival arrival = bodies.arrival(next);
                bytes += arrival.encoded().content().length;
                batch.add(arrival);
            }
        }
        room.pace().taken(full);
        return batch;
    }
}
