package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import jakarta.json.JsonString;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people do with the viewer, in Debian's Chromium, with real data. Without a browser these tests are skipped. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "postgresql",
        disabledReason = "Once is enough: the pages do not depend on the database")
class ViewerIT {

    private static final Duration SOON = Duration.ofSeconds(60);

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    private final Api api = Api.admin();

    @ParameterizedTest
    @ValueSource(ints = {1440, 390})
    void aPurchaseIsFoundByItsOrderNumberAndItsTimelineIsShown(int width) {
        String order = completePurchase();
        try (BrowserWindow window = BROWSER.open(width)) {
            window.logIn("viewer");
            window.open("transactions");
            window.page().getByLabel("Business key or correlator").first().fill(order);
            window.page().keyboard().press("Enter");
            window.page().waitForURL(address -> address.contains(order));
            PlaywrightAssertions.assertThat(window.text("1 transaction")).isVisible();
            window.photograph("transactions-" + width);

            window.link(order).click();
            PlaywrightAssertions.assertThat(
                            window.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Timeline")))
                    .isVisible();
            PlaywrightAssertions.assertThat(window.text("CompleteOrder")).isVisible();
            window.photograph("transaction-" + width);
        }
    }

    @Test
    void theListShowsEveryStateWithItsReasonAndTheWayBackLeadsToIt() {
        api.post("samples?count=20", "text/plain", "");
        await().atMost(SOON)
                .until(() -> api.count("transactions?definition=purchase&state=FAILED") > 0
                        && api.count("transactions?definition=purchase&state=COMPLETE") > 5);
        try (BrowserWindow window = BROWSER.open(1440)) {
            window.logIn("viewer");
            window.open("transactions?definition=purchase");
            PlaywrightAssertions.assertThat(window.text("The amount 25000.00 is above the limit of 10000"))
                    .isVisible();
            window.link("Definitions").click();
            window.page().waitForURL("**/definitions");
            window.page().goBack();
            window.page().waitForURL("**/transactions?definition=purchase");
        }
    }

    @Test
    void aWrongPasswordIsSaidAndAPageIsReachedAfterTheLogIn() {
        try (BrowserWindow window = BROWSER.open(1440)) {
            Page page = window.page();
            page.navigate("definitions");
            page.getByLabel("User name").fill("viewer");
            page.locator("input[type=password]").fill("wrong");
            window.button("Log in").click();
            PlaywrightAssertions.assertThat(page.getByRole(AriaRole.ALERT)).hasText("User name or password is wrong.");
            window.photograph("log-in-refused");
            page.locator("input[type=password]").fill("viewer");
            window.button("Log in").click();
            PlaywrightAssertions.assertThat(window.link("purchase")).isVisible();
        }
    }

    @Test
    void theFirstLoadIsUnder400KilobytesOfCompressedScripts() {
        try (BrowserWindow window = BROWSER.open(1440)) {
            window.logIn("viewer");
            window.settle();
            assertThat(window.page().url()).endsWith("/overview");
            assertThat(window.scriptBytes()).isBetween(100_000, 400_000);
        }
    }

    @Test
    void anOperatorSaysWhoseItIsAndEverybodySeesIt() {
        String order = completePurchase();
        String id = api.items("transactions?key=" + order).get(0).getString("id");
        String note = "Called the customer, " + UUID.randomUUID();
        try (BrowserWindow window = BROWSER.open(1440)) {
            window.logIn("operator");
            window.open("transactions/" + id);
            window.button("Write a note").click();
            window.page().getByRole(AriaRole.TEXTBOX).last().fill(note);
            window.button("Save").click();
            PlaywrightAssertions.assertThat(window.text(note)).isVisible();
        }
        try (BrowserWindow window = BROWSER.open(1440)) {
            window.logIn("viewer");
            window.open("transactions/" + id);
            PlaywrightAssertions.assertThat(window.text(note)).isVisible();
            PlaywrightAssertions.assertThat(window.text("operator")).isVisible();
        }
    }

    @Test
    void whatIsRecordedAppearsWithoutAnybodyAskingForIt() {
        try (BrowserWindow window = BROWSER.open(1440)) {
            window.logIn("viewer");
            window.open("transactions?definition=purchase");
            String order = completePurchase();
            PlaywrightAssertions.assertThat(window.link(order)).isVisible();
        }
    }

    private String completePurchase() {
        String order = Api.json(api.post("samples?count=1", "text/plain", "").body())
                .getJsonArray("orders")
                .getValuesAs(JsonString.class)
                .get(0)
                .getString();
        await().atMost(SOON)
                .until(
                        () -> api.items("transactions?key=" + order),
                        items -> items.size() == 1
                                && items.get(0).getString("state").equals("COMPLETE"));
        return order;
    }
}
