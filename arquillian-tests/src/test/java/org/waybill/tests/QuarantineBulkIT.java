package org.waybill.tests;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Locator;
import jakarta.jms.JMSContext;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** An operator's way with many messages that could not be recorded. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "postgresql",
        disabledReason = "Once is enough: the pages do not depend on the database")
class QuarantineBulkIT {

    /** More than are decided about at once. */
    private static final int MANY = 130;

    private static final Duration SOON = Duration.ofSeconds(60);

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    private final Api api = Api.admin();
    private final MarkedMessages messages = new MarkedMessages();
    private final String mark = UUID.randomUUID().toString();

    @Test
    void manyAreRetriedAndThenDiscardedWithProgressAndNoOthers() {
        String broken = "{\"id\": \"1\", \"flow\": \"F\", \"createdAt\": \"" + mark + "\"}";
        try (JMSContext context = messages.context(JMSContext.AUTO_ACKNOWLEDGE)) {
            for (int number = 0; number < MANY; number++) {
                messages.send(context, in -> in.createTextMessage(broken), "bulk");
            }
            messages.send(context, in -> in.createTextMessage("another"), "other");
        }
        awaitQuarantined(MANY);
        List<String> before = ids();
        try (BrowserWindow window = BROWSER.open("operator")) {
            window.open("quarantine?reason=" + mark);
            window.shows(MANY + " match");
            decide(window, "Retry", MANY + " were sent to the recorder again.");
            // They are as broken as they were, and come back as new entries.
            await().atMost(SOON).until(() -> {
                List<String> after = ids();
                return after.size() == MANY && after.stream().noneMatch(before::contains);
            });
            window.button("Refresh").click();
            window.shows(MANY + " match");
            decide(window, "Discard", MANY + " were discarded.");
            window.shows("Nothing in quarantine fits these filters");
        }
        awaitQuarantined(0);
        String other = messages.quarantined(1).get("other").getString("id");
        assertThat(api.delete("quarantine/" + other).statusCode()).isEqualTo(204);
    }

    private static void decide(BrowserWindow window, String action, String outcome) {
        window.choose(window.button("What to select"), "Select all that match (" + MANY + ")");
        window.button(action).click();
        Locator dialog = window.dialog();
        dialog.getByText(action, new Locator.GetByTextOptions().setExact(true))
                .last()
                .click();
        assertThat(dialog).containsText(outcome);
        window.confirm("Close");
    }

    private void awaitQuarantined(int count) {
        await().atMost(SOON).until(() -> ids().size() == count);
    }

    private List<String> ids() {
        return api.items("quarantine?limit=1000&reason=" + mark).stream()
                .map(item -> item.getString("id"))
                .toList();
    }
}
