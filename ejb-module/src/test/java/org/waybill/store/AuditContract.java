package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.waybill.domain.SampleEvents.MORNING;

import java.sql.PreparedStatement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.domain.Page;
import org.waybill.domain.event.PayloadAccess;
import org.waybill.domain.event.PayloadAccess.Action;
import org.waybill.domain.event.PayloadAccessQuery;
import org.waybill.event.EventIdentity;

/** What every list of the audit must do. */
interface AuditContract {

    JdbcStoreFixture fixture();

    private PayloadAccess written(String user, UUID event, Action action, Instant at) throws Exception {
        PayloadAccess access = new PayloadAccess(at, user, event, action, "/transactions?key=ä\u2713");
        fixture().committed(() -> {
            try (PreparedStatement insert = fixture()
                    .connection()
                    .prepareStatement("insert into payload_access (id, accessed_at, user_name, event_id, action,"
                            + " search_text) values (?, ?, ?, ?, ?, ?)")) {
                Rows.bind(insert, List.of(EventIdentity.next(at), at, user, event, action.name(), access.search()));
                return insert.executeUpdate();
            }
        });
        return access;
    }

    private static PayloadAccessQuery of(String user, int limit, Optional<String> cursor) {
        return new PayloadAccessQuery(
                Optional.empty(), Optional.of(user), Optional.empty(), Optional.empty(), limit, cursor);
    }

    @Test
    default void theAuditIsReadAsItWasWrittenTheLatestFirst() throws Exception {
        String user = "änna-" + UUID.randomUUID();
        PayloadAccess first = written(user, UUID.randomUUID(), Action.VIEW, MORNING.plusNanos(5000));
        PayloadAccess second = written(user, UUID.randomUUID(), Action.DISCARD, MORNING.plusNanos(6000));
        assertThat(fixture().audit().find(of(user, 50, Optional.empty())))
                .isEqualTo(new Page<>(List.of(second, first), Optional.empty()));
    }

    @Test
    default void theAuditIsFilteredByEventUserAndTime() throws Exception {
        UUID event = UUID.randomUUID();
        written("ada", event, Action.VIEW, MORNING);
        PayloadAccess wanted = written("ada", event, Action.DOWNLOAD, MORNING.plusSeconds(1));
        written("ada", event, Action.VIEW, MORNING.plusSeconds(2));
        written("eve", event, Action.VIEW, MORNING.plusSeconds(1));
        written("ada", UUID.randomUUID(), Action.VIEW, MORNING.plusSeconds(1));
        PayloadAccessQuery query = new PayloadAccessQuery(
                Optional.of(event),
                Optional.of("ada"),
                Optional.of(MORNING.plusSeconds(1)),
                Optional.of(MORNING.plusSeconds(2)),
                50,
                Optional.empty());
        assertThat(fixture().audit().find(query).items()).containsExactly(wanted);
    }

    @Test
    default void thePagesOfTheAuditMissNothingAndRepeatNothingWithinAMoment() throws Exception {
        String user = "pages-" + UUID.randomUUID();
        for (int i = 0; i < 5; i++) {
            written(user, new UUID(0, i), Action.VIEW, MORNING);
        }
        List<UUID> seen = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            Page<PayloadAccess> page = fixture().audit().find(of(user, 2, cursor));
            page.items().forEach(access -> seen.add(access.event()));
            cursor = page.next();
        } while (cursor.isPresent());
        assertThat(seen).hasSize(5).doesNotHaveDuplicates();
    }

    @Test
    default void aCursorThatIsNotOfTheAuditIsRefused() {
        assertThatThrownBy(() -> fixture().audit().find(of("ada", 2, Optional.of("nonsense"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("cursor");
    }
}
