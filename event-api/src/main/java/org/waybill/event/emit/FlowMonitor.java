package org.waybill.event.emit;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.jms.JMSException;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.Message;
import java.util.ArrayDeque;
import java.util.Deque;
import org.waybill.event.Correlators;
import org.waybill.event.MonitoringEvent;

/**
 * The running invocation of a {@link MonitoredFlow}, for the flow's own code. Inject it into the bean.
 *
 * <p>Every method but {@link #isActive()} throws an {@link IllegalStateException} outside of a monitored flow.
 */
@RequestScoped
public class FlowMonitor {

    private final Deque<FlowInvocation> running = new ArrayDeque<>();
    private final FlowEmitter emitter;

    /** For the container's proxies. */
    FlowMonitor() {
        this(null);
    }

    @Inject
    FlowMonitor(FlowEmitter emitter) {
        this.emitter = emitter;
    }

    /** Whether a monitored flow is running. */
    public boolean isActive() {
        return !running.isEmpty();
    }

    /**
     * Emits {@code <node>.terminal.<terminal>} about the message that the flow was called with.
     *
     * @param node the label of the node that the message passes, for instance {@code Check Stock}
     * @param terminal the terminal, for instance {@code out}
     */
    public void terminal(String node, String terminal) {
        FlowInvocation invocation = current();
        emitter.terminal(invocation, node, terminal, invocation.message(), "");
    }

    /**
     * Emits {@code <node>.terminal.<terminal>} about another message, for instance the one that the flow sends. A text message
     * can be read at any time; the body of a bytes message that is being written counts as unreadable.
     */
    public void terminal(String node, String terminal, Message message) {
        emitter.terminal(current(), node, terminal, new JmsMonitoredMessage(message), "");
    }

    /**
     * Emits {@code <node>.terminal.failure}: the work failed, although the transaction may well commit.
     *
     * @param reason in words; not masked, so it must not quote what is secret
     */
    public void failure(String node, String reason) {
        FlowInvocation invocation = current();
        emitter.terminal(invocation, node, "failure", invocation.message(), reason);
    }

    /**
     * Says why the flow is about to mark its transaction rollback-only: the rollback event tells it.
     *
     * @param reason in words; not masked, so it must not quote what is secret
     */
    public void rollbackReason(String reason) {
        current().rollbackReason(reason);
    }

    /** Sets the business transaction's correlator for the events that follow, unless their profile asks the message. */
    public void globalTransactionId(String id) {
        current().globalTransactionId(id);
    }

    /** The business transaction's correlator as the last event had it, empty when none had any. */
    public String globalTransactionId() {
        return current().correlators().globalTransactionId();
    }

    /** This invocation's own correlator. */
    public String localTransactionId() {
        return current().localTransactionId();
    }

    /** Gives the next event of this invocation a field; masked by its name if the profile says so. */
    public void field(String name, String value) {
        current().add(MonitoringEvent.Field.of(name, value));
    }

    /**
     * Lets the next flow know what it belongs to: writes the correlators and the trace header into the properties of a message
     * that is about to be sent.
     */
    public void passOn(Message outgoing) {
        Correlators correlators = current().correlators();
        try {
            set(outgoing, FlowInvocation.GLOBAL, correlators.globalTransactionId());
            set(outgoing, FlowInvocation.PARENT, current().localTransactionId());
            set(outgoing, FlowInvocation.TRACE, correlators.traceParent());
        } catch (JMSException e) {
            throw new JMSRuntimeException(
                    "The correlators cannot be written into the outgoing message", e.getErrorCode(), e);
        }
    }

    /** Enters a flow; flows may call flows. */
    void enter(FlowInvocation invocation) {
        running.push(invocation);
    }

    /** Leaves the flow that was entered last. */
    void leave() {
        running.pop();
    }

    private FlowInvocation current() {
        FlowInvocation invocation = running.peek();
        if (invocation == null) {
            throw new IllegalStateException(
                    "There is no monitored flow here: FlowMonitor works inside a bean annotated with @MonitoredFlow");
        }
        return invocation;
    }

    private static void set(Message message, String property, String value) throws JMSException {
        if (!value.isEmpty()) {
            message.setStringProperty(property, value);
        }
    }
}
