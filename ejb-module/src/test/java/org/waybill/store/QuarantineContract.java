package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.waybill.domain.Count;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.quarantine.QuarantineEntry;
import org.waybill.domain.quarantine.QuarantineFilter;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.event.EventIdentity;

/** Looking for something in the quarantine. Its moments are far from those of other tests. */
interface QuarantineContract extends RecordingStoreContract {

    Instant LONG_AGO = Instant.parse("1999-12-31T00:00:00Z");

    private List<QuarantinedEvent> keep(String... reasons) throws Exception {
        List<QuarantinedEvent> kept = new ArrayList<>();
        for (String reason : reasons) {
            Instant at = LONG_AGO.plusSeconds(kept.size());
            kept.add(new QuarantinedEvent(EventIdentity.next(at), at, reason, "", Map.of(), "", new byte[3]));
        }
        committed(() -> {
            store().quarantine(kept);
            return kept;
        });
        return kept;
    }

    private List<QuarantineEntry> find(Quarantine quarantine, QuarantineFilter filter) {
        List<QuarantineEntry> found =
                new ArrayList<>(quarantine.find(filter, 2, Optional.empty()).items());
        Optional<String> next = quarantine.find(filter, 2, Optional.empty()).next();
        while (next.isPresent()) {
            var page = quarantine.find(filter, 2, next);
            found.addAll(page.items());
            next = page.next();
        }
        return found;
    }

    @Test
    default void isFoundByPartOfTheReasonInAnyCaseAndByTime() throws Exception {
        String mark = RecordingStoreContract.unique("reason");
        List<QuarantinedEvent> kept = keep(
                mark + " has NO createdAt; 100% wrong_",
                mark + " has no flow",
                mark + " is no event",
                mark + " has no createdAt; 100x wrong-");
        Optional<Instant> none = Optional.empty();
        assertThat(find(quarantine(), new QuarantineFilter(Optional.of(mark), none, none)))
                .containsExactly(
                        kept.get(3).entry(),
                        kept.get(2).entry(),
                        kept.get(1).entry(),
                        kept.get(0).entry());
        assertThat(find(quarantine(), new QuarantineFilter(Optional.of(mark + " HAS no"), none, none)))
                .containsExactly(
                        kept.get(3).entry(), kept.get(1).entry(), kept.get(0).entry());
        assertThat(find(quarantine(), new QuarantineFilter(Optional.of("100% WRONG_"), none, none)))
                .contains(kept.get(0).entry())
                .doesNotContain(kept.get(3).entry());
        QuarantineFilter middle = new QuarantineFilter(
                Optional.of(mark), Optional.of(LONG_AGO.plusSeconds(1)), Optional.of(LONG_AGO.plusSeconds(3)));
        assertThat(find(quarantine(), middle))
                .containsExactly(kept.get(2).entry(), kept.get(1).entry());
        assertThat(quarantine().count(middle)).isEqualTo(new Count(2, true));
    }
}
