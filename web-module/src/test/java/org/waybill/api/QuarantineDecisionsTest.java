package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.jms.JMSRuntimeException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.api.InMemory.AuditLog;
import org.waybill.api.InMemory.QuarantineList;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.DecidedView;
import org.waybill.domain.event.PayloadAccess.Action;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.event.codec.EncodedEvent;

/** Sending again and discarding, one by one and in bulk. */
class QuarantineDecisionsTest {

    private final QuarantineList quarantine = new QuarantineList();
    private final AuditLog log = new AuditLog();
    private final FakeTransaction transaction = new FakeTransaction();
    private final List<EncodedEvent> sent = new ArrayList<>();
    private int sendsUntilTheQueueFails = Integer.MAX_VALUE;

    private final QuarantineDecisions decisions;

    QuarantineDecisionsTest() {
        InOneTransaction inOne = new InOneTransaction(transaction);
        EventQueue queue = event -> {
            if (sendsUntilTheQueueFails-- <= 0) {
                throw new JMSRuntimeException("The broker is gone");
            }
            sent.add(event);
        };
        decisions = new QuarantineDecisions(quarantine, new EventDoor(queue, inOne), queue, inOne, new Audit(log));
    }

    private UUID keep(String content) {
        UUID id = UUID.randomUUID();
        quarantine.kept.put(
                id,
                new QuarantinedEvent(
                        id, Instant.EPOCH, "wrong", "", Map.of(), "", content.getBytes(StandardCharsets.UTF_8)));
        return id;
    }

    @Test
    void eachIsSentAgainInATransactionOfItsOwnAndIsInTheAudit() {
        UUID one = keep("1");
        UUID other = keep("2");
        UUID gone = UUID.randomUUID();

        DecidedView decided = decisions.each(List.of(one, gone, other), id -> decisions.retry(id, "berta"));

        assertThat(decided.done()).containsExactly(one, other);
        assertThat(decided.gone()).containsExactly(gone);
        assertThat(decided.problem()).isEmpty();
        assertThat(sent)
                .extracting(event -> new String(event.content(), StandardCharsets.UTF_8))
                .containsExactly("1", "2");
        assertThat(quarantine.kept).isEmpty();
        assertThat(transaction.history).containsExactly("begin", "commit", "begin", "commit");
        assertThat(log.written)
                .extracting(line -> line.user() + " " + line.action() + " " + line.event())
                .containsExactly("berta RETRY " + one, "berta RETRY " + other);
    }

    @Test
    void eachIsDiscardedAndIsInTheAudit() {
        UUID one = keep("1");
        UUID gone = UUID.randomUUID();

        DecidedView decided = decisions.each(List.of(gone, one), id -> decisions.discard(id, "berta"));

        assertThat(decided.done()).containsExactly(one);
        assertThat(decided.gone()).containsExactly(gone);
        assertThat(sent).isEmpty();
        assertThat(quarantine.kept).isEmpty();
        assertThat(log.written).extracting(line -> line.action()).containsExactly(Action.DISCARD);
    }

    @Test
    void whenTheQueueFailsInTheMiddleTheRestIsLeftAndThatIsSaid() {
        List<UUID> ids = List.of(keep("1"), keep("2"), keep("3"));
        sendsUntilTheQueueFails = 1;

        DecidedView decided = decisions.each(ids, id -> decisions.retry(id, "berta"));

        assertThat(decided.done()).containsExactly(ids.get(0));
        assertThat(decided.gone()).isEmpty();
        assertThat(decided.problem().orElseThrow()).contains("try again");
        assertThat(transaction.history).containsExactly("begin", "commit", "begin", "rollback");
        assertThat(sent).hasSize(1);
    }

    @Test
    void whenTheQueueFailsAtTheFirstNothingIsDone() {
        List<UUID> ids = List.of(keep("1"), keep("2"));
        sendsUntilTheQueueFails = 0;

        assertThatThrownBy(() -> decisions.each(ids, id -> decisions.retry(id, "berta")))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        refused -> assertThat(refused.problem().status()).isEqualTo(503));
        assertThat(transaction.history).containsExactly("begin", "rollback");
    }
}
