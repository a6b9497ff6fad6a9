package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The viewer in Debian's Chromium, with real data. Every page that is visited is photographed into {@code
 * target/screenshots}; an error on the browser's console fails the test. Without a browser these tests are skipped.
 */
class ViewerIT {

    private static final Path CHROMIUM = Path.of(System.getProperty("waybill.chromium", "/usr/bin/chromium"));
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final Duration SOON = Duration.ofSeconds(60);

    private static Playwright playwright;
    private static Browser browser;

    private final Api api = Api.admin();
    private final List<String> complaints = new ArrayList<>();
    private BrowserContext context;
    private Page page;

    @BeforeAll
    static void open() {
        assumeTrue(Files.isExecutable(CHROMIUM), "There is no browser at " + CHROMIUM);
        playwright = Playwright.create();
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(CHROMIUM)
                        .setArgs(List.of(
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-quic",
                                "--no-first-run",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync")));
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
            playwright.close();
        }
    }

    @BeforeEach
    void newWindow() {
        window(1440);
    }

    @AfterEach
    void nobodyComplained() {
        context.close();
        assertThat(complaints).as("console errors and uncaught exceptions").isEmpty();
    }

    private void window(int width) {
        context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, 900)
                .setLocale("en-GB")
                .setTimezoneId("Europe/Berlin")
                .setColorScheme(ColorScheme.LIGHT)
                .setBaseURL(TestServer.server().uri("/waybill/").toString()));
        page = context.newPage();
        page.setDefaultTimeout(20_000);
        page.onConsoleMessage(message -> {
            // Before the log-in, and after a refused one, 401 is the right answer; Chromium calls it an error.
            if (message.type().equals("error") && !message.text().contains("401")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
    }

    @ParameterizedTest
    @ValueSource(ints = {1440, 390})
    void aPurchaseIsFoundByItsOrderNumberAndItsTimelineIsShown(int width) {
        context.close();
        window(width);
        String order = completePurchase();
        logIn("viewer");
        page.getByPlaceholder("Business key or correlator")
                .or(page.getByLabel("Business key or correlator"))
                .first()
                .fill(order);
        page.keyboard().press("Enter");
        PlaywrightAssertions.assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(order)))
                .isVisible();
        photograph("transactions-" + width);
        assertThat(page.url()).contains(order);

        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(order))
                .first()
                .click();
        PlaywrightAssertions.assertThat(page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Timeline")))
                .isVisible();
        PlaywrightAssertions.assertThat(page.getByText("CompleteOrder").first()).isVisible();
        photograph("transaction-" + width);
    }

    @Test
    void theListShowsEveryStateWithItsReason() {
        api.post("samples?count=20", "text/plain", "");
        await().atMost(SOON)
                .until(() -> api.items("transactions?definition=purchase&state=FAILED")
                                        .size()
                                > 0
                        && api.items("transactions?definition=purchase&state=COMPLETE")
                                        .size()
                                > 5);
        logIn("viewer");
        page.navigate("transactions?definition=purchase");
        PlaywrightAssertions.assertThat(page.getByText("The amount 25000.00 is above the limit of 10000")
                        .first())
                .isVisible();
        photograph("transactions-all");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Definitions"))
                .click();
        page.waitForURL("**/definitions");
        page.goBack();
        page.waitForURL("**/transactions?definition=purchase");
    }

    @Test
    void aWrongPasswordIsSaidAndAPageIsReachedAfterTheLogIn() {
        page.navigate("definitions");
        page.getByLabel("User name").fill("viewer");
        page.locator("input[type=password]").fill("wrong");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Log in"))
                .click();
        PlaywrightAssertions.assertThat(page.getByRole(AriaRole.ALERT)).hasText("User name or password is wrong.");
        photograph("log-in-refused");
        page.locator("input[type=password]").fill("viewer");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Log in"))
                .click();
        PlaywrightAssertions.assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("purchase")))
                .isVisible();
        photograph("definitions");
    }

    @Test
    void hostileTextIsShownLiterally() {
        String hostile = "<img src=x onerror=alert(1)>-" + UUID.randomUUID();
        assertThat(api.post("events", "application/json", """
                                {"id": "%s", "flow": "RelayFlow", "name": "%s", "createdAt": "%s",
                                 "address": "MQ Input.transaction.Start", "globalTransactionId": "%s",
                                 "payload": {"text": "<script>alert(1)</script>", "contentType": "text/html"}}""".formatted(
                                        hostile, hostile, java.time.Instant.now(), hostile))
                        .statusCode())
                .isEqualTo(202);
        JsonObject transaction = await().atMost(SOON)
                .until(() -> api.items("transactions?key=" + Api.encoded(hostile)), items -> items.size() == 1)
                .get(0);
        logIn("reader");
        page.navigate("transactions/" + transaction.getString("id"));
        PlaywrightAssertions.assertThat(page.getByText(hostile).first()).isVisible();
        assertThat(page.locator("img[src=x]").count()).isZero();
        photograph("hostile");
    }

    @Test
    void theQuarantineShowsWhatCouldNotBeRead() {
        String mark = "hostile-" + UUID.randomUUID();
        JmsClient.overHttp(TestServer.server()).sendEvent("<b>" + mark + "</b>");
        await().atMost(SOON).until(() -> api.count("quarantine") > 0);
        logIn("operator");
        page.navigate("quarantine");
        PlaywrightAssertions.assertThat(page.getByRole(AriaRole.ROW).nth(1)).isVisible();
        photograph("quarantine");
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

    private void logIn(String user) {
        page.navigate("");
        page.getByLabel("User name").fill(user);
        page.locator("input[type=password]").fill(user);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Log in"))
                .click();
        PlaywrightAssertions.assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Log in")))
                .hasCount(0);
    }

    private void photograph(String name) {
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(SCREENSHOTS.resolve(TestServer.database().folder() + "-" + name + ".png"))
                .setFullPage(true));
    }
}
