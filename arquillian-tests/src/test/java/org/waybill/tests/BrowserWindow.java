package org.waybill.tests;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A window of Debian's Chromium on the viewer of the running server. Whatever a page complains of is kept: errors on the
 * console, reports of the content security policy, dialogs, uncaught exceptions, and what axe finds of impact serious or
 * worse where it is photographed. {@link #close()} fails if there is anything.
 */
final class BrowserWindow implements AutoCloseable {

    static final double SOON = 30_000;
    static final int HEIGHT = 900;
    private static final int HIGHEST = 4_000;
    private static final int MOST_TABS = 60;
    private static final Path SCREENSHOTS = Path.of("target", "screenshots");
    private static final Path AXE = Path.of("..", "web-module/src/main/webui/node_modules/axe-core/axe.min.js");
    private static final String REPORT_POLICY = """
            document.addEventListener('securitypolicyviolation', (e) =>
              console.error('Content security policy: ' + e.violatedDirective + ' ' + e.blockedURI + ' ' + e.sample))""";
    private static final String RUN_AXE = """
            async () => {
              // What fades in has the contrast that it should have once it is there; a spinner goes on for ever.
              const fading = () => document.getAnimations()
                .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity);
              for (let some = fading(); some.length > 0; some = fading()) {
                await Promise.allSettled(some.map((one) => one.finished));
              }
              const result = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] });
              return result.violations
                .filter((one) => ['serious', 'critical'].includes(one.impact))
                .map((one) => one.id + ': ' + one.help + ' at ' + one.nodes.map((node) => node.target.join(' ')).join(', '));
            }""";

    private final BrowserContext context;
    private final Page page;
    private final List<String> complaints = new ArrayList<>();
    private boolean mayAnswersFail;

    BrowserWindow(BrowserContext context) {
        this.context = context;
        this.page = context.newPage();
        page.addInitScript(REPORT_POLICY);
        page.setDefaultTimeout(SOON);
        page.onConsoleMessage(message -> {
            // Before the log-in, and after a refused one, 401 is the right answer; Chromium calls it an error.
            if (message.type().equals("error")
                    && !message.text().contains("401")
                    && !(mayAnswersFail && message.text().startsWith("Failed to load resource"))) {
                complaints.add(page.url() + ": " + message.text());
            }
        });
        page.onPageError(error -> complaints.add(page.url() + ": " + error));
        page.onDialog(dialog -> {
            complaints.add(page.url() + ": a dialog: " + dialog.message());
            dialog.dismiss();
        });
    }

    Page page() {
        return page;
    }

    /** Logs a user of the run profile in, whose password is his name. */
    void logIn(String user) {
        page.navigate("");
        logInAgain(user);
    }

    /** Logs in where the page asks for it. */
    void logInAgain(String user) {
        page.getByLabel("User name").fill(user);
        page.locator("input[type=password]").fill(user);
        button("Log in").click();
        PlaywrightAssertions.assertThat(button("Log in")).hasCount(0);
    }

    /** Presses the tabulator until this has the focus. */
    void goByTab(Locator goal) {
        for (int presses = 0; presses < MOST_TABS && !hasFocus(goal); presses++) {
            page.keyboard().press("Tab");
        }
        PlaywrightAssertions.assertThat(goal).isFocused();
    }

    private static boolean hasFocus(Locator goal) {
        return Boolean.TRUE.equals(goal.evaluate("element => element === document.activeElement"));
    }

    /** Opens a page of the viewer and waits until everything on it has been loaded. */
    void open(String address) {
        page.navigate(address);
        settle();
    }

    /** Waits until nothing is loading any more. */
    void settle() {
        PlaywrightAssertions.assertThat(page.locator("main")).isVisible();
        PlaywrightAssertions.assertThat(page.locator("[role=progressbar], [aria-busy=true]"))
                .hasCount(0);
    }

    Locator button(String name) {
        return page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions().setName(name).setExact(true))
                .first();
    }

    /** The first button whose name begins so: where it says a state or a number besides. */
    Locator buttonThatBegins(String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(beginning(name)))
                .first();
    }

    /** As a browser's regular expression: that knows no quoting of whole texts. */
    private static Pattern beginning(String text) {
        return Pattern.compile("^" + escaped(text));
    }

    private static String escaped(String text) {
        return text.replaceAll("[.*+?^${}()|\\[\\]\\\\]", "\\\\$0");
    }

    /** Opens a menu and chooses what begins so; below it an item may say more. */
    void choose(Locator menu, String item) {
        menu.click();
        item(item).click();
    }

    /** What begins so in the open menu. */
    Locator item(String name) {
        return page.locator(".pf-v6-c-menu__item")
                .filter(new Locator.FilterOptions().setHasText(beginning(name)))
                .first();
    }

    /** The field with this label; one that must be filled has an asterisk there. */
    Locator field(String label) {
        return page.getByLabel(Pattern.compile("^" + escaped(label) + "\\s*\\*?$"))
                .and(page.locator("input, textarea, select"))
                .first();
    }

    /** The open dialog. */
    Locator dialog() {
        return page.getByRole(AriaRole.DIALOG);
    }

    /** Presses the button in the open dialog that does what it asks about, and waits until the dialog is gone. */
    void confirm(String action) {
        dialog().getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName(action).setExact(true))
                .last() // the first may be the cross in the corner
                .click();
        PlaywrightAssertions.assertThat(dialog()).hasCount(0);
    }

    /** What the page says under this heading of its list of facts. */
    Locator fact(String heading) {
        return page.locator(".pf-v6-c-description-list__group")
                .filter(new Locator.FilterOptions().setHasText(beginning(heading)))
                .locator("dd");
    }

    /** Waits until this text stands somewhere. */
    void shows(String text) {
        PlaywrightAssertions.assertThat(text(text)).isVisible();
    }

    /** The file that choosing from a menu downloads. */
    String downloadFrom(String menu, String item) {
        button(menu).click();
        Path file = page.waitForDownload(() -> item(item).click()).path();
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** From now on, answers that fail are no complaint. */
    void answersMayFail() {
        mayAnswersFail = true;
    }

    Locator link(String name) {
        return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name))
                .first();
    }

    /** The first place where this text stands. */
    Locator text(String text) {
        return page.getByText(text).first();
    }

    /** Takes a picture of the whole page, which scrolls inside its frame, and asks axe about it. */
    void photograph(String name) {
        int width = page.viewportSize().width;
        page.setViewportSize(width, Math.min(HIGHEST, HEIGHT + hidden()));
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(SCREENSHOTS.resolve(TestServer.database().folder() + "-" + name + ".png")));
        page.setViewportSize(width, HEIGHT);
        page.evaluate(axe());
        if (page.evaluate(RUN_AXE) instanceof List<?> violations) {
            violations.forEach(violation -> complaints.add(page.url() + " (" + name + "): " + violation));
        }
    }

    /** Nothing of what was given became part of the page's own markup. */
    void showsNoMarkup(String name) {
        assertThat(page.locator("img[src=x], script:not([src]), iframe").count())
                .as("markup out of what was recorded, on %s", name)
                .isZero();
    }

    private static String axe() {
        try {
            return Files.readString(AXE);
        } catch (IOException e) {
            throw new UncheckedIOException("axe must be there; the viewer's build brings it", e);
        }
    }

    /** How much of the page's height is out of sight. */
    private int hidden() {
        return number("""
                () => Math.max(0, ...[...document.querySelectorAll('main, main .pf-v6-c-drawer__content')]
                  .map((part) => part.scrollHeight - part.clientHeight))""");
    }

    private int number(String script) {
        return page.evaluate(script) instanceof Number number ? number.intValue() : 0;
    }

    /** How many bytes of scripts this window has loaded, as they came over the wire. */
    int scriptBytes() {
        return number("""
                () => performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'))
                  .reduce((sum, one) => sum + one.encodedBodySize, 0)""");
    }

    /** How wide the page is beyond the window, in pixels: what must be scrolled for sideways. */
    int overhang() {
        return number("() => document.documentElement.scrollWidth - window.innerWidth");
    }

    @Override
    public void close() {
        context.close();
        assertThat(complaints).as("what the pages complained of").isEmpty();
    }
}
