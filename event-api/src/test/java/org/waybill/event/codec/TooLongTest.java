package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What becomes of values that are too long, as docs/events.md says it member by member. */
class TooLongTest {

    private static final int NAME = ReadLimits.DEFAULT.maxNameLength();
    private static final int VALUE = ReadLimits.DEFAULT.maxValueLength();

    private final EventReader reader = new EventReader();

    static Stream<Member> identifying() {
        return Stream.of(Member.ALL)
                .filter(member -> !member.isDescription() && member != Member.CREATED_AT && member != Member.COUNTER);
    }

    @ParameterizedTest
    @MethodSource("identifying")
    void whatEventsAreToldApartOrFoundByIsNeverCut(Member member) throws UnreadableEventException {
        String most = "x".repeat(NAME);
        if (member != Member.ID) {
            assertThat(member.of(reader.read(event(member, most)).get(0))).isEqualTo(most);
        }
        assertThatThrownBy(() -> reader.read(event(member, most + "x")))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessageStartingWith(member.jsonName + " has 401 characters")
                .hasMessageEndingWith("; expected at most 400.");
    }

    @ParameterizedTest
    @EnumSource(names = {"FAILURE", "DETAIL", "THREAD", "PRODUCT"})
    void aDescriptionThatIsTooLongIsCutAndMarked(Member member) throws UnreadableEventException {
        int most = member == Member.FAILURE ? VALUE : NAME;
        assertThat(member.of(reader.read(event(member, "x".repeat(most))).get(0)))
                .isEqualTo("x".repeat(most));
        assertThat(member.of(reader.read(event(member, "x".repeat(most + 1))).get(0)))
                .isEqualTo("x".repeat(most - 1) + "…");
    }

    @Test
    void aCutNeverHalvesACharacter() {
        assertThat(Texts.cut("ab😀cd", 6)).isEqualTo("ab😀cd");
        assertThat(Texts.cut("ab😀cd", 5)).isEqualTo("ab😀…");
        assertThat(Texts.cut("ab😀cd", 4)).isEqualTo("ab…");
    }

    /** A repeated attribute or element says the same to the reader as JSON, whatever the form. */
    @Test
    void theOtherFormsFollowTheSameRules() throws UnreadableEventException {
        String failure = "f".repeat(VALUE + 1);
        EncodedEvent cloud = Examples.of(Examples.CLOUD_EVENT.replace("}", ",\"failure\":\"" + failure + "\"}"), "");
        assertThat(reader.read(cloud).get(0).failure()).hasSize(VALUE).endsWith("f…");
        EncodedEvent ibm =
                Examples.xml(Examples.WMB.replace("wmb:threadId=\"4242\"", "wmb:threadId=\"" + "t".repeat(500) + "\""));
        assertThat(reader.read(ibm).get(0).source().thread()).hasSize(NAME).endsWith("t…");
        EncodedEvent longId = Examples.xml(Examples.WMB.replace("ORD-4711", "o".repeat(401)));
        assertThatThrownBy(() -> reader.read(longId)).hasMessageStartingWith("globalTransactionId has 401 characters");
    }

    private static EncodedEvent event(Member member, String text) {
        String others =
                (member == Member.FLOW ? "" : "\"flow\":\"Orders\",") + (member == Member.ID ? "" : "\"id\":\"1\",");
        return Examples.of(
                "{" + others + "\"createdAt\":\"2026-11-30T08:00:00Z\",\"" + member.jsonName + "\":\"" + text + "\"}",
                "");
    }
}
