package org.waybill.tests;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import jakarta.json.Json;
import jakarta.json.JsonArray;
import java.io.StringReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Lists as people come back to them, take them along and hand them on. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "h2",
        disabledReason = "Once is enough: the pages do not depend on the database")
class ListsIT {

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    private static OwnDefinition own;
    private static String failed = "";
    private static String older = "";
    private static String newer = "";

    @BeforeAll
    static void record() {
        own = new OwnDefinition("lists").publish();
        older = "older-" + own.name;
        failed = "failed-" + own.name;
        newer = "newer-" + own.name;
        own.send(older, OwnDefinition.START, OwnDefinition.END);
        own.send(failed, OwnDefinition.START, OwnDefinition.FAILURE);
        own.send(newer, OwnDefinition.START, OwnDefinition.END);
        own.awaitEvents(6).awaitTransactions(3);
    }

    @Test
    void anExportHasWhatTheFiltersLeaveAndNoSpreadsheetTakesATextForAFormula() {
        OwnDefinition exported = new OwnDefinition("export").publish();
        String plain = "plain-" + exported.name;
        String formula = "=HYPERLINK(\"http://localhost\")-" + exported.name;
        String complete = "complete-" + exported.name;
        exported.send(plain, OwnDefinition.START, OwnDefinition.FAILURE);
        exported.send(formula, OwnDefinition.START, OwnDefinition.FAILURE);
        exported.send(complete, OwnDefinition.START, OwnDefinition.END);
        exported.awaitEvents(6).awaitTransactions(3);
        try (BrowserWindow window = BROWSER.open("viewer")) {
            window.open(exported.transactions() + "&state=FAILED");
            window.shows("2 transactions");
            String csv = window.downloadFrom("Export", "As CSV");
            assertThat(csv.lines()).hasSize(3);
            assertThat(csv)
                    .startsWith("\"id\",\"definition\",")
                    .contains("\"" + plain + "\"")
                    .contains("\"'" + formula.replace("\"", "\"\"") + "\"")
                    .doesNotContain(complete);
            JsonArray json = Json.createReader(new StringReader(window.downloadFrom("Export", "As JSON")))
                    .readArray();
            assertThat(json)
                    .extracting(item -> item.asJsonObject().getString("correlator"))
                    .containsExactly(formula, plain);
        }
    }

    @Test
    void aViewThatIsSharedLeadsOthersToTheSameListUntilItIsDeleted() {
        String view = "Failed of " + own.name;
        try (BrowserWindow window = BROWSER.open("operator");
                BrowserWindow other = BROWSER.open("viewer")) {
            window.open(own.transactions() + "&state=FAILED");
            window.choose(window.button("Views"), "Save this view …");
            window.field("Name").fill(view);
            window.dialog().getByText("Share it with everybody").click();
            window.confirm("Save");
            assertThat(window.button(view)).isVisible();

            other.open("transactions");
            other.choose(other.button("Views"), view);
            other.page().waitForURL("**/transactions?definition=" + own.name + "&state=FAILED");
            assertThat(other.link(failed)).isVisible();
            assertThat(other.link(older)).hasCount(0);

            window.choose(window.button(view), "Manage views …");
            window.button("Delete: " + view).click();
            assertThat(window.button("Delete: " + view)).hasCount(0);
            window.confirm("Close");
            other.open("transactions");
            other.button("Views").click();
            assertThat(other.item("Save this view …")).isVisible();
            assertThat(other.item(view)).hasCount(0);
        }
    }

    @Test
    void theColumnsThatSomebodyChoseAreThereTheNextTime() {
        try (BrowserWindow window = BROWSER.open("viewer")) {
            window.open(own.transactions());
            window.button("Choose columns").click();
            window.dialog().getByLabel("Last event").check();
            window.dialog().getByLabel("Duration").uncheck();
            window.confirm("Apply");
            assertThat(heading(window, "Last event")).isVisible();
            window.open(own.transactions());
            assertThat(heading(window, "Last event")).isVisible();
            assertThat(heading(window, "Duration")).hasCount(0);
        }
    }

    @Test
    void backAndForwardGoThroughTheFiltersAndAnAddressShowsAColleagueTheSame() {
        try (BrowserWindow window = BROWSER.open("viewer");
                BrowserWindow colleague = BROWSER.open("operator")) {
            Page page = window.page();
            window.open(own.transactions());
            window.buttonThatBegins("State").click();
            window.item("Failed").click();
            page.waitForURL("**" + own.transactions() + "&state=FAILED");
            page.keyboard().press("Escape");
            assertThat(window.link(older)).hasCount(0);
            window.link(failed).click();
            window.shows("Timeline");
            page.goBack();
            assertThat(window.link(failed)).isVisible();
            assertThat(window.link(older)).hasCount(0);
            page.goBack();
            assertThat(window.link(older)).isVisible();
            page.goForward();
            assertThat(window.link(older)).hasCount(0);

            colleague.page().navigate(page.url());
            assertThat(colleague.link(failed)).isVisible();
            assertThat(colleague.link(older)).hasCount(0);
        }
    }

    @Test
    void theKeyboardAloneLeadsFromTheLogInToATransactionAndItsNeighbours() {
        try (BrowserWindow window = BROWSER.open()) {
            Page page = window.page();
            page.navigate(own.transactions());
            window.goByTab(window.field("User name"));
            page.keyboard().type("viewer");
            window.goByTab(page.locator("input[type=password]"));
            page.keyboard().type("viewer");
            page.keyboard().press("Enter");
            assertThat(window.link(newer)).isVisible();
            window.goByTab(window.link(newer));
            page.keyboard().press("Enter");
            assertThat(title(window)).containsText(newer);
            page.keyboard().press("j");
            assertThat(title(window)).containsText(failed);
            page.keyboard().press("j");
            assertThat(title(window)).containsText(older);
            page.keyboard().press("k");
            assertThat(title(window)).containsText(failed);
            page.keyboard().press("u");
            page.waitForURL("**/" + own.transactions());
            window.goByTab(window.field("Business key or correlator"));
            page.keyboard().type(older);
            page.keyboard().press("Enter");
            window.shows("1 transaction");
            assertThat(window.link(older)).isVisible();
        }
    }

    private static Locator heading(BrowserWindow window, String name) {
        return window.page().getByRole(AriaRole.COLUMNHEADER, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator title(BrowserWindow window) {
        return window.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
    }
}
