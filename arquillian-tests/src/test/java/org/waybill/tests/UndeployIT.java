package org.waybill.tests;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.waybill.launcher.Server;

/** Taking Waybill away and bringing it back while people have it open. */
@EnabledIfSystemProperty(
        named = "waybill.test.database",
        matches = "h2",
        disabledReason = "Once is enough: the pages do not depend on the database")
class UndeployIT {

    /** The page tries again at most so much later. */
    private static final long AGAIN = 60_000;

    @RegisterExtension
    static final Chromium BROWSER = new Chromium();

    private final OwnDefinition own = new OwnDefinition("undeploy").publish();

    @Test
    void anOpenPageSaysThatTheServerIsAwayAndComesBackWithItAndNoErrorIsInTheLog() {
        own.send("before-" + own.name, OwnDefinition.START);
        own.awaitTransactions(1);
        Server server = TestServer.server();
        List<String> before = server.warnings();
        try (BrowserWindow window = BROWSER.open("viewer")) {
            window.page().clock().install();
            window.open(own.transactions());
            assertThat(window.buttonThatBegins("Live: ")).isVisible();
            window.answersMayFail();
            try {
                server.undeploy("waybill.ear");
                window.shows("The server is not sending changes at the moment.");
                assertThat(window.link("before-" + own.name)).isVisible();
                window.photograph("server-away");
            } finally {
                server.deploy(TestServer.ear());
            }
            window.page().clock().fastForward(AGAIN);
            window.logInAgain("viewer");
            assertThat(window.link("before-" + own.name)).isVisible();
            assertThat(window.buttonThatBegins("Live: ")).isVisible();
        }
        assertThat(server.warnings().subList(before.size(), server.warnings().size()))
                .noneMatch(line -> line.matches("\\S+ (ERROR|FATAL) .*"));
    }
}
