package org.waybill.domain.annotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.waybill.domain.annotation.Annotation.Kind;
import org.waybill.domain.transaction.Finding;

class MarksTest {

    private static final UUID TRANSACTION = UUID.fromString("0b7c1a52-93fd-8f21-8a10-00c2aa6b7c01");

    @Test
    void withoutALineNobodyHasAcknowledgedItAndNobodyOwnsIt() {
        assertThat(Marks.of(List.of())).isEqualTo(Marks.NONE);
        assertThat(Marks.NONE.isAcknowledged(0)).isFalse();
        assertThat(Marks.NONE.note(1)).isEmpty();
    }

    @Test
    void theLastOwnerAndTheLastTicketHold() {
        Marks marks = marks(
                line(Kind.OWNER, "anna", 0),
                line(Kind.TICKET, "INC-1", 0),
                line(Kind.NOTE, "hm", 0),
                line(Kind.OWNER, "berta", 0));
        assertThat(marks.owner()).isEqualTo("berta");
        assertThat(marks.ticket()).isEqualTo("INC-1");
    }

    @Test
    void anEmptyOwnerOrTicketTakesItBack() {
        Marks marks = marks(line(Kind.OWNER, "anna", 0), line(Kind.TICKET, "INC-1", 0), line(Kind.OWNER, "", 0));
        assertThat(marks.owner()).isEmpty();
        assertThat(marks.ticket()).isEqualTo("INC-1");
    }

    @Test
    void anAcknowledgementHoldsUntilItIsReopened() {
        Annotation acknowledged = line(Kind.ACKNOWLEDGED, "", 1);
        Annotation reopened = line(Kind.REOPENED, "", 1);
        assertThat(marks(acknowledged).isAcknowledged(1)).isTrue();
        assertThat(marks(acknowledged, reopened).isAcknowledged(1)).isFalse();
        assertThat(marks(reopened, acknowledged).isAcknowledged(1)).isTrue();
    }

    @Test
    void anAcknowledgementEndsWithTheNextFailureWhichIsSaid() {
        Marks marks = marks(line(Kind.ACKNOWLEDGED, "", 1));
        assertThat(marks.isAcknowledged(2)).isFalse();
        assertThat(marks.note(2).map(Finding::words)).contains("It failed again after berta had acknowledged it.");
        assertThat(marks.note(1)).isEmpty();
        assertThat(marks.after(line(Kind.ACKNOWLEDGED, "", 2)).isAcknowledged(2))
                .isTrue();
    }

    @Test
    void aTextThatIsTooLongIsRefused() {
        String tooLong = "x".repeat(401);
        assertThat(line(Kind.NOTE, tooLong, 0).text()).hasSize(401);
        assertThatThrownBy(() -> line(Kind.OWNER, tooLong, 0))
                .hasMessage("The text of OWNER must have at most 400 characters, had 401");
    }

    private static Marks marks(Annotation... lines) {
        return Marks.of(Stream.of(lines).toList());
    }

    private static Annotation line(Kind kind, String text, int failures) {
        return new Annotation(TRANSACTION, TRANSACTION, kind, text, "berta", Instant.EPOCH, failures);
    }
}
