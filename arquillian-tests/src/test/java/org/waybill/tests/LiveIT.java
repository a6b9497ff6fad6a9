package org.waybill.tests;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What a page says and does while things change behind it. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "h2",
        disabledReason = "Once is enough: the pages do not depend on the database")
class LiveIT {

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    private final OwnDefinition own = new OwnDefinition("live").publish();

    @Test
    void whatIsRecordedWhileThePageIsPausedIsSaidAndComesWhenItGoesOn() {
        own.send("first-" + own.name, OwnDefinition.START);
        own.awaitTransactions(1);
        try (BrowserWindow window = BROWSER.open("viewer")) {
            window.open(own.transactions());
            assertThat(window.link("first-" + own.name)).isVisible();
            window.button("Live: pause live updates").click();
            own.send("second-" + own.name, OwnDefinition.START);
            own.awaitTransactions(2);
            window.shows(" since ");
            assertThat(window.link("second-" + own.name)).hasCount(0);
            window.photograph("paused");
            window.button("Show").click();
            assertThat(window.link("second-" + own.name)).isVisible();
            own.send("third-" + own.name, OwnDefinition.START);
            window.button("Show and follow again").click();
            assertThat(window.link("third-" + own.name)).isVisible();
            own.send("fourth-" + own.name, OwnDefinition.START);
            assertThat(window.link("fourth-" + own.name)).isVisible();
        }
    }
}
