package org.waybill.tests;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How somebody wants to see things is kept, on every page. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "h2",
        disabledReason = "Once is enough: the pages do not depend on the database")
class SettingsIT {

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    private final OwnDefinition own = new OwnDefinition("settings").publish();

    @Test
    void darkAndGermanAreKeptAndPagesAreCleanInThem() {
        own.send("order-" + own.name, OwnDefinition.START, OwnDefinition.FAILURE);
        own.awaitTransactions(1);
        try (BrowserWindow window = BROWSER.open("admin")) {
            window.choose(window.button("Account and settings of admin"), "Dark");
            window.item("Deutsch").click();
            window.shows("Abmelden");
            for (String address : List.of("overview", "definitions/" + own.name + "/edit")) {
                window.open(address);
                assertThat(window.page().locator("html.pf-v6-theme-dark[lang=de]"))
                        .hasCount(1);
                window.photograph("dark-" + address.replaceAll("\\W.*", ""));
            }
            window.open(own.transactions());
            assertThat(window.page()).hasTitle("Transaktionen · Waybill");
            // 30. Nov. 2026, 23:59:59: neither the English month nor its order.
            assertThat(window.page().locator("td[data-label=Begonnen]"))
                    .hasText(Pattern.compile("\\d{1,2}\\. \\S+ 20\\d\\d, \\d\\d:\\d\\d:\\d\\d"));
            window.link("order-" + own.name).click();
            window.shows("Fehlgeschlagen");
            window.shows("Zeitstrahl");
            window.photograph("dark-transaction");
        }
    }
}
