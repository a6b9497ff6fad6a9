package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.savedview.SavedView.Of.EVENTS;
import static org.waybill.domain.savedview.SavedView.Of.TRANSACTIONS;

import org.junit.jupiter.api.Test;
import org.waybill.domain.savedview.SavedView;
import org.waybill.domain.savedview.SavedViews;

/** Views that people save for themselves and for others. */
interface SavedViewContract {

    JdbcStoreFixture fixture();

    private SavedViews views() {
        return fixture().savedViews();
    }

    private static SavedView view(String owner, String name, String query, boolean shared) {
        return new SavedView(TRANSACTIONS, name, owner, query, shared);
    }

    @Test
    default void oneSeesOnesOwnViewsAndThoseThatOthersShare() {
        String anna = RecordingStoreContract.unique("anna");
        String berta = RecordingStoreContract.unique("berta");
        SavedView own = view(anna, "Ärger/„heute“ " + anna, "state=FAILED&from=-1d", false);
        SavedView shared = view(berta, "Late " + berta, "state=OVERDUE", true);
        SavedView hidden = view(berta, "Mine " + berta, "", false);
        for (SavedView view : new SavedView[] {own, shared, hidden}) {
            assertThat(views().put(view, MORNING)).isTrue();
        }
        assertThat(views().seenBy(anna)).contains(own, shared).doesNotContain(hidden);
        assertThat(views().seenBy(berta)).contains(shared, hidden).doesNotContain(own);
    }

    @Test
    default void savingUnderTheSameNameReplacesAndForgettingIsTheOwnersAlone() {
        String anna = RecordingStoreContract.unique("anna");
        views().put(view(anna, "Late", "state=OVERDUE", true), MORNING);
        SavedView later = view(anna, "Late", "state=OVERDUE&state=FAILED", false);
        views().put(later, MORNING.plusSeconds(1));
        SavedView ofEvents = new SavedView(EVENTS, "Late", anna, "", false);
        views().put(ofEvents, MORNING);
        assertThat(views().seenBy(anna)).contains(later, ofEvents);

        assertThat(views().remove("somebody else", TRANSACTIONS, "Late")).isFalse();
        assertThat(views().remove(anna, TRANSACTIONS, "Late")).isTrue();
        assertThat(views().remove(anna, TRANSACTIONS, "Late")).isFalse();
        assertThat(views().seenBy(anna)).contains(ofEvents).doesNotContain(later);
    }

    @Test
    default void nobodyHasMoreThanTwoHundredButEachOfThoseCanBeReplaced() {
        String anna = RecordingStoreContract.unique("anna");
        for (int i = 0; i < SavedView.MOST; i++) {
            assertThat(views().put(view(anna, "View " + i, "", false), MORNING)).isTrue();
        }
        assertThat(views().put(view(anna, "One more", "", false), MORNING)).isFalse();
        assertThat(views().put(view(anna, "View 7", "key=7", false), MORNING)).isTrue();
        assertThat(views().seenBy(anna))
                .filteredOn(view -> view.owner().equals(anna))
                .hasSize(SavedView.MOST);
    }
}
