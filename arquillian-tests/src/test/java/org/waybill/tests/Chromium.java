package org.waybill.tests;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** Debian's Chromium, one process for all test classes of a run. Without it their tests are skipped. */
final class Chromium implements BeforeAllCallback {

    private static final Path PROGRAM = Path.of(System.getProperty("waybill.chromium", "/usr/bin/chromium"));

    private Running running;

    @Override
    public void beforeAll(ExtensionContext context) {
        assumeTrue(Files.isExecutable(PROGRAM), "There is no browser at " + PROGRAM);
        running = context.getRoot()
                .getStore(Namespace.create(Chromium.class))
                .getOrComputeIfAbsent(Running.class, key -> new Running(), Running.class);
    }

    /** A window with cookies and storage of its own, as of another person. */
    BrowserWindow open(int width) {
        return new BrowserWindow(running.browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, BrowserWindow.HEIGHT)
                .setLocale("en-GB")
                .setTimezoneId("Europe/Berlin")
                .setColorScheme(ColorScheme.LIGHT)
                .setBaseURL(TestServer.server().uri("/waybill/").toString())));
    }

    /** As wide as a desk's. */
    BrowserWindow open() {
        return open(1440);
    }

    /** A window in which somebody has logged in. */
    BrowserWindow open(String user) {
        BrowserWindow window = open();
        window.logIn(user);
        return window;
    }

    /** JUnit ends it after the last test. */
    private static final class Running implements AutoCloseable {
        static {
            PlaywrightAssertions.setDefaultAssertionTimeout(BrowserWindow.SOON);
        }

        private final Playwright playwright = Playwright.create();
        private final Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(PROGRAM)
                        .setArgs(List.of(
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-quic",
                                "--no-first-run",
                                "--disable-background-networking",
                                "--disable-component-update",
                                "--disable-sync")));

        @Override
        public void close() {
            browser.close();
            playwright.close();
        }
    }
}
