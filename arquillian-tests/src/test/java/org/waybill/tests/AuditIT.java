package org.waybill.tests;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Who sees what messages said, and that it is written down. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "postgresql",
        disabledReason = "Once is enough: the pages do not depend on the database")
class AuditIT {

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    private final OwnDefinition own = new OwnDefinition("audit");
    private final String order = "order-" + own.name;

    @Test
    void aSearchInPayloadsAndEachViewAreInTheAuditWithWhatLedThere() {
        own.send(order, OwnDefinition.START, OwnDefinition.END);
        own.awaitEvents(2);
        String search = "/events?flow=" + own.name + "&payload=" + order;
        try (BrowserWindow window = BROWSER.open("reader")) {
            window.open("events?flow=" + own.name);
            window.choose(window.buttonThatBegins("Search in: "), "Payload text");
            window.shows("No index serves a search in payloads");
            window.field("Payload text").fill(order);
            window.page().keyboard().press("Enter");
            window.page().waitForURL("**" + search);
            window.link("Step " + OwnDefinition.START).click();
            window.button("Show payload").click();
            assertThat(window.page().getByLabel("Content of the payload")).containsText("\"order\": \"" + order);
        }
        try (BrowserWindow window = BROWSER.open("admin")) {
            window.open("audit?user=reader");
            Locator lines = window.page()
                    .locator("tbody tr")
                    .filter(new Locator.FilterOptions().setHasText("payload=" + order));
            assertThat(lines).hasCount(2);
            assertThat(lines.nth(0)).containsText("Viewed");
            assertThat(lines.nth(0)).containsText(search);
            assertThat(lines.nth(1)).containsText("Searched");
            window.photograph("audit");
            // The search stands there as a link, which asks before it searches, and so before it is written down,
            // again.
            lines.nth(0).getByText(search).click();
            window.shows("Search the payloads for “" + order + "”?");
        }
    }

    @Test
    void whoMayNotSeePayloadsOrTheAuditIsToldWhatIsMissing() {
        own.send(order, OwnDefinition.START);
        own.awaitEvents(1);
        try (BrowserWindow window = BROWSER.open("viewer")) {
            window.open("events?flow=" + own.name);
            window.link("Step " + OwnDefinition.START).click();
            window.shows("A payload is kept: ");
            window.shows("To see it you need the role payload-reader.");
            window.open("events?payload=" + order);
            window.shows("This address searches payloads for “" + order + "”, which you may not do");
            window.open("audit");
            window.shows("To read it you need the role admin.");
        }
    }
}
