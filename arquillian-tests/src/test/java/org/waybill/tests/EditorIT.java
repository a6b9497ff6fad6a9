package org.waybill.tests;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** An administrator's way with a definition: from the form to a version in force, and what becomes of the history. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "postgresql",
        disabledReason = "Once is enough: the pages do not depend on the database")
class EditorIT {

    /** A job waits until every node knows the definition and what was in progress before has ended. */
    private static final double JOB = 90_000;

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    @Test
    void aDefinitionIsWrittenTriedAndActivatedAndItsMistakesAreNamedWhereTheyAre() {
        OwnDefinition own = new OwnDefinition("written");
        own.send("one-" + own.name, OwnDefinition.START, OwnDefinition.END);
        own.send("two-" + own.name, OwnDefinition.START);
        own.awaitEvents(3);
        try (BrowserWindow window = BROWSER.open("admin")) {
            window.open("definitions");
            window.link("New definition").click();
            window.field("Name").fill(own.name);
            pattern(window, 1, own.name, "*.Start");
            pattern(window, 2, own.name, "*.End");
            Locator json = window.field("As JSON");
            assertThat(json).hasValue(Pattern.compile("\"flow\": \"" + own.name + "\",\\s+\"source\": \"\\*\\.End\""));

            String right = json.inputValue();
            json.fill(right.replace("\"end\"", "\"finish\""));
            assertThat(findings(window)).containsText("Line 12, column 7: events[1].role must be start");
            json.fill(right.replace("\"end\",", "\"end\""));
            assertThat(findings(window)).containsText("Line 13, column 7: A comma or a closing brace belongs here");
            window.shows("The form waits");
            window.photograph("editor-mistake");
            json.fill(right);

            tab(window, "Dry run").click();
            window.button("Start dry run").click();
            assertThat(row(window, "one-" + own.name)).containsText("Complete");
            assertThat(row(window, "two-" + own.name)).containsText("In progress");

            window.answersMayFail(); // 404 says that the name is free
            window.button("Save and activate …").click();
            window.confirm("Activate");
            window.page().waitForURL("**/definitions/" + own.name);
            window.shows("Active");
        }
        own.send("three-" + own.name, OwnDefinition.START);
        own.awaitTransactions(1);
    }

    @Test
    void aSecondVersionIsComparedWithTheFirstAndTravelsAsAFile() {
        OwnDefinition own = new OwnDefinition("travels").publish();
        try (BrowserWindow window = BROWSER.open("admin")) {
            window.open("definitions/" + own.name);
            window.link("Edit").click();
            window.field("Description").fill("Where is it?");
            window.button("Save draft").click();
            window.shows("Saved ");
            window.button("Activate …").click();
            window.confirm("Activate");
            window.page().waitForURL("**/definitions/" + own.name);
            tab(window, "Versions").click();
            Locator differences =
                    window.page().getByRole(AriaRole.GRID, new Page.GetByRoleOptions().setName("What is different"));
            assertThat(differences).containsText("Where is it?");

            String file = window.downloadFrom("More actions", "Export as JSON");
            assertThat(file).contains(own.name).contains("Where is it?");
            window.open("definitions/-/import");
            window.page().locator("input[type=file]").setInputFiles(new FilePayload[] {
                json("same.json", file), json("copy.json", file.replace(own.name, "copy-" + own.name))
            });
            window.button("Import 2 files").click();
            assertThat(row(window, "same.json")).containsText("Known already: version 2");
            assertThat(row(window, "copy.json")).containsText("in force");
            window.link("copy-" + own.name).click();
            window.shows("Where is it?");
        }
    }

    @Test
    void aDefinitionIsAppliedToTheHistoryAndThePageFollowsTheJob() {
        OwnDefinition own = new OwnDefinition("history");
        own.send("before-" + own.name, OwnDefinition.START, OwnDefinition.END);
        own.awaitEvents(2);
        own.publish();
        try (BrowserWindow window = BROWSER.open("admin")) {
            window.open("definitions/" + own.name);
            window.choose(window.button("More actions"), "Apply to history …");
            window.confirm("Start");
            window.page().waitForURL("**/definitions/-/history/*");
            window.shows("Running");
            assertThat(window.text("Every event has been looked at"))
                    .isVisible(new LocatorAssertions.IsVisibleOptions().setTimeout(JOB));
            assertThat(window.fact("Newly linked")).hasText("2");
            window.open(own.transactions());
            assertThat(window.link("before-" + own.name)).isVisible();
        }
    }

    private static void pattern(BrowserWindow window, int number, String flow, String source) {
        window.page()
                .locator("button[aria-label='Details of Pattern " + number + "']")
                .click();
        window.page().locator("[id='events[" + (number - 1) + "].flow']").fill(flow);
        window.page().locator("[id='events[" + (number - 1) + "].source']").fill(source);
        window.page().keyboard().press("Escape");
    }

    private static Locator tab(BrowserWindow window, String name) {
        return window.page().getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator row(BrowserWindow window, String text) {
        return window.page().locator("tr").filter(new Locator.FilterOptions().setHasText(text));
    }

    private static Locator findings(BrowserWindow window) {
        return window.page().locator("#json-findings");
    }

    private static FilePayload json(String name, String content) {
        return new FilePayload(name, "application/json", content.getBytes(StandardCharsets.UTF_8));
    }
}
