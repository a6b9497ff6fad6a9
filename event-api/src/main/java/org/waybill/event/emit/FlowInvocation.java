package org.waybill.event.emit;

import java.util.ArrayList;
import java.util.List;
import org.waybill.event.Correlators;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.emit.profile.UnitOfWork;
import org.waybill.event.query.MessageContent;
import org.waybill.event.query.MonitoredMessage;

/** One run of a flow: its correlators, its counter, and the events that wait for its end. Belongs to one thread. */
final class FlowInvocation {

    /** The message property that carries the business transaction's correlator from flow to flow. */
    static final String GLOBAL = "waybillGlobalTransactionId";
    /** The message property that tells the next flow who called it. */
    static final String PARENT = "waybillParentTransactionId";
    /** The W3C Trace Context header; a legal JMS property name. */
    static final String TRACE = "traceparent";

    private final FlowFacts flow;
    private final ClassLoader application;
    private final MonitoredMessage message;
    private final MessageContent content;
    private final String localTransactionId;
    private final List<MonitoringEvent> inFlow = new ArrayList<>();
    private final List<MonitoringEvent> independent = new ArrayList<>();
    private final List<MonitoringEvent.Field> fields = new ArrayList<>();
    private Correlators correlators;
    private String rollbackReason = "";
    private int counter;
    private boolean rolledBack;

    FlowInvocation(FlowFacts flow, ClassLoader application, MonitoredMessage message, String localTransactionId) {
        this.flow = flow;
        this.application = application;
        this.message = message;
        this.content = new MessageContent(message);
        this.localTransactionId = localTransactionId;
    }

    FlowFacts flow() {
        return flow;
    }

    ClassLoader application() {
        return application;
    }

    /** The incoming message. */
    MonitoredMessage message() {
        return message;
    }

    /** The incoming message with what was parsed of it. */
    MessageContent content() {
        return content;
    }

    String localTransactionId() {
        return localTransactionId;
    }

    /** What the next event inherits: from the most recent event that had it, at first from the message. */
    Correlators correlators() {
        if (correlators == null) {
            correlators = new Correlators(
                    localTransactionId, message.property(PARENT), message.property(GLOBAL), message.property(TRACE));
        }
        return correlators;
    }

    void globalTransactionId(String id) {
        Correlators known = correlators();
        correlators = new Correlators(known.localTransactionId(), known.parentTransactionId(), id, known.traceParent());
    }

    /** Keeps what that event used; an event without a correlator takes it from nobody. */
    void inherit(Correlators used) {
        Correlators known = correlators();
        correlators = new Correlators(
                known.localTransactionId(),
                used.parentTransactionId().isEmpty() ? known.parentTransactionId() : used.parentTransactionId(),
                used.globalTransactionId().isEmpty() ? known.globalTransactionId() : used.globalTransactionId(),
                known.traceParent());
    }

    int count() {
        return ++counter;
    }

    void add(MonitoringEvent.Field field) {
        fields.add(field);
    }

    /** The fields that the flow's code gave, for the event that is made now. */
    List<MonitoringEvent.Field> takeFields() {
        List<MonitoringEvent.Field> taken = List.copyOf(fields);
        fields.clear();
        return taken;
    }

    void collect(UnitOfWork unit, MonitoringEvent event) {
        (unit == UnitOfWork.MESSAGE_FLOW ? inFlow : independent).add(event);
    }

    List<MonitoringEvent> inFlow() {
        return List.copyOf(inFlow);
    }

    List<MonitoringEvent> independent() {
        return List.copyOf(independent);
    }

    /** Why the flow's code wants a rollback, empty when it has not said. */
    String rollbackReason() {
        return rollbackReason;
    }

    void rollbackReason(String reason) {
        rollbackReason = reason;
    }

    boolean isRolledBack() {
        return rolledBack;
    }

    void rolledBack() {
        rolledBack = true;
    }
}
