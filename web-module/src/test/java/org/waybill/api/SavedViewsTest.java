package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.waybill.api.problem.ProblemException;
import org.waybill.api.view.SavedViewView;
import org.waybill.domain.savedview.SavedView;

/** What is taken as a saved view, and what is said of anything else. */
class SavedViewsTest {

    @Test
    void aViewIsNamedByItsPathAndWrittenDownWithItsPage() {
        SavedView view = view(" Late ", "{\"query\": \"state=OVERDUE\", \"shared\": true}");

        assertThat(SavedViewView.of(view))
                .isEqualTo(new SavedViewView("Late", "transactions", "state=OVERDUE", true, "berta"));
        assertThat(view("All", "{}")).isEqualTo(new SavedView(SavedView.Of.TRANSACTIONS, "All", "berta", "", false));
    }

    @Test
    void everythingThatIsWrongIsNamed() {
        assertThatThrownBy(() -> view("x".repeat(101), "{\"query\": \"?a=b\", \"shared\": 1}"))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("name must have 1 to 100 characters, had 101")
                .hasMessageContaining("query must be what comes after the question mark")
                .hasMessageContaining("shared must be true or false");
        assertThatThrownBy(() -> view("a\tb", "{\"query\": \"" + "x".repeat(4001) + "\"}"))
                .hasMessageContaining("name must not hold control characters")
                .hasMessageContaining("query must have at most 4000 characters, had 4001");
        assertThatThrownBy(() -> view(" ", "{}")).hasMessageContaining("must have 1 to 100 characters");
    }

    @Test
    void pagesThatHaveNoViewsAreNotThere() {
        assertThat(ViewsResource.page("events")).isEqualTo(SavedView.Of.EVENTS);
        assertThatThrownBy(() -> ViewsResource.page("EVENTS"))
                .hasMessage("There are no saved views of the page 'EVENTS'; pages are transactions, events, overview.");
    }

    private static SavedView view(String name, String body) {
        return ViewsResource.view(
                SavedView.Of.TRANSACTIONS,
                name,
                "berta",
                JsonBody.of(body.getBytes(StandardCharsets.UTF_8), "query", "shared"));
    }
}
