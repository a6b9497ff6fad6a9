package org.waybill.event.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.jms.TextMessage;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.waybill.event.MonitoringEvent;

/** R1 and R2 of the package: what leaves, when, and with which unit of work. */
class MonitoredFlowTest {

    private final FlowRun flow = new FlowRun();
    private final TextMessage order =
            FakeMessage.text("{\"id\": 4711}", Map.of("waybillGlobalTransactionId", "ORD-4711"));

    @Test
    void startAndEndLeaveTogetherInTheFlowsTransaction() throws Exception {
        Object result = flow.run(order, () -> "done");

        assertThat(result).isEqualTo("done");
        assertThat(flow.sender.ways()).containsExactly("inFlow: Order In.transaction.Start, Order In.transaction.End");
        flow.transactions.end(true);
        assertThat(flow.sender.sent).hasSize(1);
    }

    @Test
    void anEventSaysWhereItComesFrom() throws Exception {
        flow.run(order, () -> null);

        MonitoringEvent start = flow.sender.events().get(0);
        assertThat(start.name()).isEqualTo("Order In.TransactionStart");
        assertThat(start.source().flow()).isEqualTo("OrderFlow");
        assertThat(start.source().uniqueFlow()).isEqualTo("node1.Shop.OrderFlow");
        assertThat(start.source().application()).isEqualTo("Shop");
        assertThat(start.source().node()).isEqualTo("Order In");
        assertThat(start.source().terminal()).isEmpty();
        assertThat(start.createdAt()).isEqualTo(flow.clock.instant());
    }

    @Test
    void theEventsOfOneInvocationShareALocalIdAndAreCounted() throws Exception {
        flow.run(order, () -> {
            flow.monitor.terminal("Check", "out");
            return null;
        });
        flow.run(order, () -> null);

        assertThat(flow.sender.events()).extracting(MonitoringEvent::counter).containsExactly(1, 2, 3, 1, 2);
        assertThat(flow.sender.events())
                .extracting(event -> event.correlators().localTransactionId())
                .first()
                .isNotEqualTo(flow.sender.events().get(3).correlators().localTransactionId());
        assertThat(flow.sender.events().subList(0, 3))
                .extracting(event -> event.correlators().localTransactionId())
                .containsOnly(flow.sender.events().get(0).correlators().localTransactionId());
    }

    @Test
    void theFirstEventTakesItsCorrelatorsFromTheMessageAndTheOthersInheritThem() throws Exception {
        TextMessage called = FakeMessage.text(
                "{}",
                Map.of(
                        "waybillGlobalTransactionId", "G",
                        "waybillParentTransactionId", "P",
                        "traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"));
        flow.run(called, () -> null);

        assertThat(flow.sender.events()).hasSize(2).allSatisfy(event -> {
            assertThat(event.correlators().globalTransactionId()).isEqualTo("G");
            assertThat(event.correlators().parentTransactionId()).isEqualTo("P");
            assertThat(event.correlators().traceParent()).startsWith("00-0af7");
        });
    }

    @Test
    void aFlowCanSetTheGlobalIdAddAFieldAndPassThemOn() throws Exception {
        TextMessage out = FakeMessage.text("{}", Map.of());
        flow.run(FakeMessage.text("{}", Map.of()), () -> {
            flow.monitor.globalTransactionId("NEW");
            flow.monitor.field("customer", "Ada");
            flow.monitor.passOn(out);
            assertThat(out.getStringProperty("waybillParentTransactionId"))
                    .isEqualTo(flow.monitor.localTransactionId());
            return null;
        });

        MonitoringEvent end = flow.sender.events().get(1);
        assertThat(end.correlators().globalTransactionId()).isEqualTo("NEW");
        assertThat(end.field("customer")).contains("Ada");
        assertThat(out.getStringProperty("waybillGlobalTransactionId")).isEqualTo("NEW");
    }

    @Test
    void anExceptionEmitsARollbackThatLeavesAfterTheRollback() {
        assertThatThrownBy(() -> flow.run(order, () -> {
                    throw new IllegalStateException("out of stock");
                }))
                .isInstanceOf(IllegalStateException.class);
        assertThat(flow.sender.sent).isEmpty();

        flow.transactions.end(false);

        assertThat(flow.sender.ways()).containsExactly("afterwards: Order In.transaction.Rollback");
        assertThat(flow.sender.events().get(0).failure()).isEqualTo("IllegalStateException: out of stock");
    }

    @Test
    void afterAnExceptionThatDoesNotRollBackTheStartIsToldAsWell() {
        assertThatThrownBy(() -> flow.run(order, () -> {
                    throw new java.io.IOException("an application exception");
                }))
                .isInstanceOf(java.io.IOException.class);

        flow.transactions.end(true);

        assertThat(flow.sender.ways())
                .containsExactly("afterwards: Order In.transaction.Start, Order In.transaction.Rollback");
    }

    @Test
    void aTransactionThatWasMarkedRollbackOnlyEmitsARollbackInsteadOfAnEnd() throws Exception {
        flow.run(order, () -> {
            flow.monitor.rollbackReason("The carrier is away");
            flow.transactions.rollbackOnly = true;
            return null;
        });
        flow.transactions.end(false);

        assertThat(flow.sender.ways()).containsExactly("afterwards: Order In.transaction.Rollback");
        assertThat(flow.sender.events().get(0).failure()).isEqualTo("The carrier is away");
    }

    @Test
    void aTransactionThatFailsAfterTheFlowHasReturnedEmitsARollback() throws Exception {
        flow.run(order, () -> null);
        flow.transactions.end(false);

        assertThat(flow.sender.ways()).last().isEqualTo("afterwards: Order In.transaction.Rollback");
        assertThat(flow.sender.events().get(2).failure()).contains("after the flow had returned");
    }

    @Test
    void aBrokerThatRefusesTheFlowsEventsRollsTheFlowBack() {
        flow.sender.brokerTrouble = new IllegalStateException("broker away");

        assertThatThrownBy(() -> flow.run(order, () -> null)).hasMessage("broker away");
        flow.transactions.end(false);

        assertThat(flow.sender.ways()).containsExactly("afterwards: Order In.transaction.Rollback");
    }

    @Test
    void withoutATransactionEverythingLeavesAtTheEndOfTheFlow() {
        flow.transactions.active = false;

        assertThatThrownBy(() -> flow.run(order, () -> {
                    throw new IllegalStateException("out of stock");
                }))
                .isInstanceOf(IllegalStateException.class);

        assertThat(flow.sender.ways())
                .containsExactly("atOnce: Order In.transaction.Start, Order In.transaction.Rollback");
    }

    @Test
    void aProfileSetsTheUnitOfWorkOfEachSource() throws Exception {
        flow.profile("""
                {"source": "Order In.transaction.Start", "unitOfWork": "none"},
                {"source": "Check.terminal.out", "unitOfWork": "independent"},
                {"source": "Order In.transaction.End"}
                """);
        flow.run(order, () -> {
            assertThat(flow.sender.ways()).containsExactly("atOnce: Order In.transaction.Start");
            flow.monitor.terminal("Check", "out");
            return null;
        });
        flow.transactions.end(false);

        assertThat(flow.sender.ways())
                .containsExactly(
                        "atOnce: Order In.transaction.Start",
                        "inFlow: Order In.transaction.End",
                        "afterwards: Check.terminal.out");
    }

    @Test
    void inATransactionThatCanOnlyRollBackAnotherThreadSendsAtOnce() throws Exception {
        flow.profile("{\"source\": \"Check.terminal.out\", \"unitOfWork\": \"none\"}");
        flow.run(order, () -> {
            flow.transactions.rollbackOnly = true;
            flow.monitor.terminal("Check", "out");
            assertThat(flow.sender.ways()).containsExactly("afterwards: Check.terminal.out");
            return null;
        });
        flow.transactions.end(false);

        assertThat(flow.sender.sent).hasSize(1);
    }

    @Test
    void aProfileEmitsNothingButWhatItNames() throws Exception {
        flow.profile("{\"source\": \"Order In.transaction.End\"}");
        flow.run(order, () -> {
            flow.monitor.terminal("Check", "out");
            return null;
        });

        assertThat(flow.sender.ways()).containsExactly("inFlow: Order In.transaction.End");
        assertThat(flow.sender.events().get(0).counter()).isEqualTo(1);
    }

    @Test
    void aSourceIsSwitchedWhileTheFlowRuns() throws Exception {
        flow.run(order, () -> {
            flow.profiles.enable("OrderFlow", "Order In.transaction.End", false);
            return null;
        });
        flow.profiles.enable("OrderFlow", "Order In.transaction.Start", false);
        flow.profiles.enable("OrderFlow", "Order In.transaction.End", true);
        flow.run(order, () -> null);

        assertThat(flow.sender.ways())
                .containsExactly("inFlow: Order In.transaction.Start", "inFlow: Order In.transaction.End");
    }

    @Test
    void aFailureIsAnEventOfItsOwnInWords() throws Exception {
        flow.run(order, () -> {
            flow.monitor.failure("Check", "The customer is unknown");
            return null;
        });

        MonitoringEvent failure = flow.sender.events().get(1);
        assertThat(failure.source().address()).isEqualTo("Check.terminal.failure");
        assertThat(failure.failure()).isEqualTo("The customer is unknown");
    }

    @Test
    void aFlowThatCallsAFlowGoesOnAsItself() throws Exception {
        flow.run(order, () -> {
            flow.run(FakeMessage.text("{}", Map.of("waybillGlobalTransactionId", "INNER")), () -> null);
            flow.monitor.terminal("After", "out");
            return null;
        });

        assertThat(flow.sender.events())
                .extracting(event -> event.correlators().globalTransactionId())
                .containsExactly("INNER", "INNER", "ORD-4711", "ORD-4711", "ORD-4711");
    }

    @Test
    void outsideOfAFlowTheMonitorSaysWhereItWorks() {
        assertThat(flow.monitor.isActive()).isFalse();
        assertThatThrownBy(() -> flow.monitor.terminal("Check", "out"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("@MonitoredFlow");
    }
}
