package org.waybill.event.emit;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.emit.profile.EventPoint;
import org.waybill.event.emit.profile.MonitoringProfile;
import org.waybill.event.query.MessageContent;
import org.waybill.event.query.MonitoredMessage;

/**
 * Decides when an event is made and with which unit of work it leaves.
 *
 * <p>Events of the unit {@code messageFlow} leave together, in one message, when the flow returns and while its transaction
 * is still open. Those of {@code independent} leave after the transaction's end, either way it ends.
 */
@ApplicationScoped
class FlowEmitter {

    private final MonitoringProfiles profiles;
    private final EventSender sender;
    private final FlowTransactions transactions;
    private final Clock clock;
    private final EmitterSettings settings;

    /** For the container's proxies. */
    FlowEmitter() {
        this(null, null, null, null, null);
    }

    @Inject
    FlowEmitter(MonitoringProfiles profiles, EventSender sender, FlowTransactions transactions) {
        this(profiles, sender, transactions, Clock.systemUTC(), EmitterSettings.fromSystem());
    }

    FlowEmitter(
            MonitoringProfiles profiles,
            EventSender sender,
            FlowTransactions transactions,
            Clock clock,
            EmitterSettings settings) {
        this.profiles = profiles;
        this.sender = sender;
        this.transactions = transactions;
        this.clock = clock;
        this.settings = settings;
    }

    FlowInvocation begin(Class<?> type, MonitoredMessage message) {
        return new FlowInvocation(
                FlowFacts.of(type),
                type.getClassLoader(),
                message,
                EventIdentity.next(clock.instant()).toString());
    }

    void started(FlowInvocation invocation) {
        transactionEvent(invocation, "Start", "");
    }

    /** The flow has returned: its end, or its rollback if the transaction can no longer commit. */
    void ended(FlowInvocation invocation) {
        if (transactions.isActive() && transactions.isRollbackOnly()) {
            String said = invocation.rollbackReason();
            rollback(invocation, said.isEmpty() ? "The flow returned in a rollback-only transaction" : said);
            whenCompleted(invocation, List.of());
            return;
        }
        transactionEvent(invocation, "End", "");
        if (!invocation.inFlow().isEmpty()) {
            sender.inFlow(invocation.inFlow());
        }
        whenCompleted(invocation, List.of());
    }

    /** The flow, or the sending of its events, has thrown. */
    void failed(FlowInvocation invocation, Throwable failure) {
        boolean quoted = profile(invocation).mask().isEmpty();
        rollback(invocation, FailureText.of(failure, quoted));
        // Not every exception rolls back. What was to stand with the flow is sent if the flow's work stands after all.
        whenCompleted(invocation, invocation.inFlow());
    }

    void terminal(FlowInvocation invocation, String node, String terminal, MonitoredMessage message, String failure) {
        MessageContent content = message == invocation.message() ? invocation.content() : new MessageContent(message);
        emit(invocation, invocation.flow().terminal(node, terminal, settings.server()), content, failure);
    }

    private void whenCompleted(FlowInvocation invocation, List<MonitoringEvent> ifCommitted) {
        if (!transactions.isActive()) {
            List<MonitoringEvent> all = new ArrayList<>(ifCommitted);
            all.addAll(invocation.independent());
            if (!all.isEmpty()) {
                sender.atOnce(all);
            }
            return;
        }
        Consumer<List<MonitoringEvent>> afterwards = sender.afterwards();
        transactions.afterCompletion(committed -> {
            if (!committed && !invocation.isRolledBack()) {
                rollback(invocation, "The transaction was rolled back after the flow had returned");
            }
            List<MonitoringEvent> all = new ArrayList<>(committed ? ifCommitted : List.of());
            all.addAll(invocation.independent());
            if (!all.isEmpty()) {
                afterwards.accept(all);
            }
        });
    }

    private void rollback(FlowInvocation invocation, String failure) {
        invocation.rolledBack();
        transactionEvent(invocation, "Rollback", failure);
    }

    private void transactionEvent(FlowInvocation invocation, String what, String failure) {
        FlowFacts flow = invocation.flow();
        emit(invocation, flow.input(flow.transaction(what), settings.server()), invocation.content(), failure);
    }

    /** Makes the event if the profile wants it. Nothing that goes wrong in the making reaches the flow. */
    private void emit(FlowInvocation invocation, EventSource source, MessageContent content, String failure) {
        if (!settings.enabled()) {
            return;
        }
        MonitoringProfile profile = profile(invocation);
        EventPoint point = profile.point(source.address()).orElse(null);
        if (point == null || !point.enabled()) {
            return;
        }
        try {
            Optional<MonitoringEvent> made =
                    EventMaker.make(invocation, point, profile.mask(), content, source, failure, clock);
            made.ifPresent(event -> {
                String trouble = event.extensions().getOrDefault(EventMaker.TROUBLE, "");
                if (!trouble.isEmpty()) {
                    profiles.trouble(profile, source.address(), trouble);
                }
                leave(invocation, point, event);
            });
        } catch (RuntimeException e) {
            profiles.trouble(
                    profile,
                    source.address(),
                    "No event could be made: " + e.getClass().getName());
        }
    }

    private void leave(FlowInvocation invocation, EventPoint point, MonitoringEvent event) {
        switch (point.unitOfWork()) {
            case NONE -> {
                if (transactions.isActive() && transactions.isRollbackOnly()) {
                    sender.afterwards().accept(List.of(event));
                } else {
                    sender.atOnce(List.of(event));
                }
            }
            case MESSAGE_FLOW, INDEPENDENT -> invocation.collect(point.unitOfWork(), event);
        }
    }

    private MonitoringProfile profile(FlowInvocation invocation) {
        return profiles.current(invocation.flow().profile(), invocation.application());
    }
}
