package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.MORNING;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.waybill.domain.Page;
import org.waybill.domain.definition.DefinitionAcknowledgements;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.DefinitionChange.Action;

/** What every log of changes must do, and every keeper of acknowledgements. */
interface DefinitionLogContract {

    DefinitionChange.Log log();

    DefinitionAcknowledgements acknowledgements();

    /** Makes the node's last sign of life so many seconds older. */
    void age(UUID node, int seconds) throws Exception;

    private static DefinitionChange change(long number, String name, Action action) {
        return new DefinitionChange(
                number,
                name,
                1,
                action,
                action == Action.DISCARDED_DRAFT ? Optional.empty() : Optional.of(MORNING.plusNanos(5000)),
                "änna",
                MORNING,
                action == Action.CREATED_DRAFT ? "" : "{\"a\": \"✓\"}",
                action == Action.DISCARDED_DRAFT ? "" : "{\"b\": 2}");
    }

    private static String unique() {
        return "log-" + UUID.randomUUID();
    }

    @Test
    default void changesAreReadAsTheyWereWrittenAndInTheirOrder() {
        long last = log().last();
        List<DefinitionChange> changes = List.of(
                change(last + 1, unique(), Action.CREATED_DRAFT),
                change(last + 2, unique(), Action.DISCARDED_DRAFT),
                change(last + 3, unique(), Action.IMPORTED));
        assertThat(log().append(changes)).isTrue();
        assertThat(log().last()).isEqualTo(last + 3);
        assertThat(log().after(last)).isEqualTo(changes);
        assertThat(log().after(last + 2)).isEqualTo(changes.subList(2, 3));
    }

    @Test
    default void aNumberIsTakenOnceAndOfSeveralChangesAllOrNoneAreKept() {
        long last = log().last();
        assertThat(log().append(List.of(change(last + 1, unique(), Action.PUBLISHED))))
                .isTrue();
        List<DefinitionChange> late =
                List.of(change(last + 2, unique(), Action.IMPORTED), change(last + 1, unique(), Action.IMPORTED));
        assertThat(log().append(late)).isFalse();
        assertThat(log().last()).isEqualTo(last + 1);
    }

    @Test
    default void authorsOnSeveralNodesLeaveNoGap() throws Exception {
        long last = log().last();
        ExecutorService authors = Executors.newFixedThreadPool(4);
        try {
            List<Future<?>> done = new ArrayList<>();
            for (int author = 0; author < 4; author++) {
                done.add(authors.submit(() -> {
                    for (int i = 0; i < 25; i++) {
                        while (!log().append(List.of(change(log().last() + 1, unique(), Action.PUBLISHED)))) {
                            Thread.onSpinWait(); // somebody else was faster
                        }
                    }
                }));
            }
            for (Future<?> one : done) {
                one.get();
            }
        } finally {
            authors.shutdownNow();
        }
        List<DefinitionChange> changes = log().after(last);
        assertThat(changes).hasSize(100);
        for (int i = 0; i < changes.size(); i++) {
            assertThat(changes.get(i).number()).isEqualTo(last + 1 + i);
        }
    }

    @Test
    default void changesAreListedNewestFirstByNameAndPage() {
        long last = log().last();
        String name = unique();
        log().append(List.of(
                change(last + 1, name, Action.CREATED_DRAFT),
                change(last + 2, unique(), Action.PUBLISHED),
                change(last + 3, name, Action.CHANGED_DRAFT),
                change(last + 4, name, Action.ACTIVATED)));
        Page<DefinitionChange> first = log().find(Optional.of(name), 2, Optional.empty());
        assertThat(first.items()).extracting(DefinitionChange::number).containsExactly(last + 4, last + 3);
        Page<DefinitionChange> second = log().find(Optional.of(name), 2, first.next());
        assertThat(second.items()).extracting(DefinitionChange::number).containsExactly(last + 1);
        assertThat(second.next()).isEmpty();
        assertThat(log().find(Optional.empty(), 1, Optional.empty()).items())
                .extracting(DefinitionChange::number)
                .containsExactly(last + 4);
        assertThatThrownBy(() -> log().find(Optional.empty(), 1, Optional.of("x")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    default void whatAllLiveNodesHaveAppliedIsTheLeast() throws Exception {
        UUID one = UUID.randomUUID();
        UUID other = UUID.randomUUID();
        acknowledgements().acknowledge(one, "node-1", 7);
        assertThat(acknowledgements().acknowledgedByAll()).isEqualTo(7);
        acknowledgements().acknowledge(other, "node-1", 5);
        assertThat(acknowledgements().acknowledgedByAll()).isEqualTo(5);
        acknowledgements().acknowledge(other, "node-1", 9);
        assertThat(acknowledgements().acknowledgedByAll()).isEqualTo(7);

        age(one, 25);
        assertThat(acknowledgements().acknowledgedByAll()).isEqualTo(7);
        age(one, 10);
        assertThat(acknowledgements().acknowledgedByAll()).isEqualTo(9);
        age(other, 40);
        assertThat(acknowledgements().acknowledgedByAll()).isEqualTo(Long.MAX_VALUE);
        acknowledgements().acknowledge(one, "node-1", 9);
        assertThat(acknowledgements().acknowledgedByAll()).isEqualTo(9);
        age(one, 40);
    }
}
