package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every refusal says what is wrong, where, and what would be right. */
class RefusalTest {

    private static final String BEGINNING = "{\"flow\":\"Orders\",\"createdAt\":\"2026-11-30T08:00:00Z\",\"id\":\"1\",";
    private static final String UTF_8 = "The bytes are not UTF-8 (byte ";

    static Stream<Arguments> unreadable() {
        return Stream.of(
                refused("", "The message is empty; expected native JSON, a CloudEvent, wmb:event or mon:event"),
                refused(" \n\t", "The message is empty; expected"),
                refused("hello", "The message is neither JSON nor XML, it begins with 'hello'; expected native JSON"),
                refused("\u0000\u0000", "The message is neither JSON nor XML"),
                // JSON
                refused("[]", "The batch holds no event; expected at least one."),
                refused("[1]", "An event is a number (at /0); expected an object."),
                refused("[[{}]]", "An event is an array (at /0); expected an object."),
                refused(Examples.NATIVE + "x", "The JSON is broken: Unrecognized token 'x'"),
                refused(Examples.NATIVE.substring(0, 100), "The JSON is broken: Unexpected end-of-input"),
                refused("{\"a\":1,}", "The JSON is broken: Unexpected character ('}'"),
                refused("{}", "The event has no createdAt (line 1, column 2); expected a time such as 2026-"),
                refused(
                        "[" + Examples.NATIVE + ",{\"flow\":\"f\"}]",
                        "The event has no createdAt (at /1); expected a time such as 2026-"),
                refused(
                        "{\"createdAt\":\"2026-11-30T08:00:00Z\",\"id\":\"1\"}",
                        "The event does not say which flow it comes from"),
                refused(
                        "{\"createdAt\":\"2026-11-30T08:00:00Z\",\"flow\":\"f\"}",
                        "The event has no id, and the transport names none"),
                refused(
                        "{\"createdAt\":\"yesterday\"}",
                        "createdAt is 'yesterday' (at /createdAt); expected a time such as 2026-11-30T08:00:00.000001Z."),
                refused(
                        "{\"createdAt\":\"2026-02-30T08:00:00Z\"}",
                        "createdAt is '2026-02-30T08:00:00Z' (at /createdAt)"),
                refused("{\"createdAt\":\"2026-02-03T08:00:60Z\"}", "createdAt is '2026-02-03T08:00:60Z'"),
                refused(
                        "{\"createdAt\":\"1969-12-31T23:59:59Z\"}",
                        "createdAt is '1969-12-31T23:59:59Z' (at /createdAt); expected a time from 1970-01-01T00:00:00Z until"),
                refused("{\"createdAt\":\"6000-01-01T00:00:00Z\"}", "createdAt is '6000-01-01T00:00:00Z'"),
                refused("{\"createdAt\":1764489600}", "createdAt is a number (at /createdAt); expected text."),
                refused("{\"flow\":{}}", "flow is an object (at /flow); expected text."),
                refused("{\"flow\":\"a\",\"flow\":\"b\"}", "flow is given twice (at /flow); expected it once."),
                refused(
                        "{\"flow\":\"a\\u0000\"}",
                        "flow holds the character NUL (U+0000) at its character 2 (at /flow)"),
                refused(
                        "{\"flow\":\"\\ud83d x\"}",
                        "flow holds the unpaired surrogate U+D83D at its character 1 (at /flow)"),
                refused("{\"flow\":\"x\\ude00\"}", "flow holds the unpaired surrogate U+DE00 at its character 2"),
                refused(
                        "{\"flow\":\"" + "x".repeat(401) + "\"}",
                        "flow has 401 characters (at /flow); expected at most 400."),
                refused(
                        "{\"counter\":-1}",
                        "counter is -1 (at /counter); expected a whole number from 0 to 2147483647."),
                refused("{\"counter\":2147483648}", "counter is '2147483648' (at /counter)"),
                refused("{\"counter\":1.5}", "counter is '1.5' (at /counter)"),
                refused(
                        "{\"fields\":7}",
                        "fields is a number (at /fields); expected an object or an array of objects."),
                refused(
                        "{\"fields\":[7]}",
                        "A field is a number (at /fields/0); expected an object with name and value."),
                refused("{\"fields\":[{\"value\":\"v\"}]}", "A field with the value 'v' has no name (at /fields/0)"),
                refused("{\"fields\":{\"a\":[]}}", "The field 'a' is an array (at /fields/a); expected text."),
                refused(
                        "{\"fields\":{\"a\":\"" + "x".repeat(65_537) + "\"}}",
                        "The field 'a' has 65537 characters (at /fields/a); expected at most 65536."),
                refused("{\"documents\":{}}", "documents is an object (at /documents); expected an array of objects."),
                refused(
                        "{\"payload\":\"x\"}",
                        "payload is text (at /payload); expected an object with text, base64, json"),
                refused("{\"payload\":{}}", "The payload is neither there nor absent (at /payload)"),
                refused(
                        "{\"payload\":{\"base64\":\"a?b=\"}}",
                        "base64 is not Base64 (at /payload/base64); expected letters"),
                refused(
                        "{\"payload\":{\"text\":\"a\",\"json\":1}}",
                        "The payload is given twice (at /payload/json); expected one of text, base64 and json."),
                refused(
                        "{\"payload\":{\"absence\":\"LOST\"}}",
                        "The payload's absence is 'LOST' (at /payload/absence)"),
                refused(
                        "{\"payload\":{\"text\":\"\",\"absence\":\"EMPTY\"}}",
                        "The payload's content and its absence EMPTY"),
                refused("{\"a\":".repeat(300), "The JSON passes a limit: Document nesting depth (201)"),
                refused(
                        BEGINNING + fields(501) + "}",
                        "The event has too many fields (at /fields/f500); expected at most 500."),
                // CloudEvents
                refused(Examples.CLOUD_EVENT.replace("1.0", "0.3"), "specversion is '0.3'"),
                refused(Examples.CLOUD_EVENT.replace("\"id\":\"1\",", ""), "The CloudEvent has no id"),
                refused(Examples.CLOUD_EVENT.replace("\"source\"", "\"origin\""), "The CloudEvent has no source"),
                refused(Examples.CLOUD_EVENT.replace("\"time\"", "\"when\""), "The event has no time"),
                refused(
                        Examples.CLOUD_EVENT.replace("}", ",\"data\":1,\"data_base64\":\"\"}"),
                        "The payload is given twice"),
                // XML
                refused(
                        "<order/>",
                        "The root element is 'order' in the namespace '' (line 1, column 9); expected event"),
                refused(Examples.WMB + "<a/>", "The XML is broken: "),
                refused(Examples.WMB.substring(0, 900), "The XML is broken: "),
                refused(
                        "<?xml version=\"1.0\"?><!DOCTYPE a><a/>",
                        "The XML has a document type declaration (line 1, column 34)"),
                refused(
                        wmb("ORD-4711", "&secret;"),
                        "The XML is broken: The entity \"secret\" was referenced, but not declared"),
                refused(wmb("ORD-4711", "&#0;"), "The XML is broken: "),
                refused(wmb("ORD-4711", "&#xD800;"), "The XML is broken: "),
                refused(wmb("2026-11-30T08:00:00.000001Z", "now"), "creationTime is 'now' (line 5, column "),
                refused(wmb("creationTime", "time"), "The event has no creationTime"),
                refused(wmb("wmb:counter=\"1\"", "wmb:counter=\"one\""), "counter is 'one' (line 5, column "),
                refused(wmb("6b1f3c1e-1", ""), "The event has no localTransactionId, and the transport names no id"),
                refused(wmb("base64Binary", "base32"), "The encoding of the bitstream is 'base32' (line 19, column "),
                refused(wmb("PG9yZGV", "?"), "The bitstream is not base64Binary: "),
                refused(wmb("base64Binary", "hexBinary"), "The bitstream is not hexBinary: "),
                refused(wmb("PG9yZGV", "<a/>"), "The bitstream holds the element 'a'"),
                refused(wmb("wmb:name=\"orderId\"", ""), "A field with the value '4711' has no name"),
                refused(wmb("<id>", "<a>".repeat(201)), "The XML has more than 200 levels"),
                refused(
                        "<?xml version=\"1.0\" encoding=\"klingon\"?><a/>",
                        "The character set 'klingon' is unknown (XML declaration)"));
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void aSentenceSaysWhatWhereAndWhatWouldBeRight(String text, String beginning) {
        assertThat(refusal(text.getBytes(StandardCharsets.UTF_8)))
                .startsWith(beginning)
                .contains("; expected ")
                .endsWith(".");
    }

    @Test
    void malformedBytesAreRefusedAndNotReplaced() {
        for (String good : new String[] {Examples.NATIVE, Examples.WMB}) {
            byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
            int[][] malformed = {{0xC3, 0x28}, {0xED, 0xA0, 0x80}, {0xC0, 0x80}, {0xFF}, {0xF4, 0x90, 0x80, 0x80}};
            for (int[] sequence : malformed) {
                byte[] broken = bytes.clone();
                for (int i = 0; i < sequence.length; i++) {
                    broken[50 + i] = (byte) sequence[i];
                }
                assertThat(refusal(broken)).startsWith(UTF_8 + "50); expected text in UTF-8.");
            }
        }
    }

    @Test
    void whatIsNotInItsOwnCharacterSetIsRefused() {
        byte[] latin = Examples.NATIVE.replace("Orders", "Zoë").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(refusal(latin)).startsWith(UTF_8);
        byte[] odd = Arrays.copyOf(Examples.NATIVE.getBytes(StandardCharsets.UTF_16), 101);
        assertThat(refusal(odd)).startsWith("The bytes are not UTF-16BE (byte 98)");
    }

    @Test
    void aMessageThatIsTooLargeIsRefusedUnread() {
        EventReader small = new EventReader(new ReadLimits(1_000, 10, 36, 36, 36, 1));
        EncodedEvent large = Examples.of(" ".repeat(1_001), "");
        assertThatThrownBy(() -> small.read(large))
                .isInstanceOf(UnreadableEventException.class)
                .hasMessage("The message has 1001 bytes; expected at most 1000.");
    }

    @Test
    void aNamespaceThatIsDeclaredAgainAndAgainCannotMakeADocumentGrow() {
        String bomb = Examples.WMB
                .replace("<wmb:event ", "<wmb:event xmlns:p=\"" + "u".repeat(900) + "\" ")
                .replace("<id>7</id>", "<p:x/>".repeat(100_000));
        assertThat(refusal(bomb.getBytes(StandardCharsets.UTF_8)))
                .startsWith("A document has more than 1048576 characters (line ");
    }

    @Test
    void limitsNameWhatIsOutOfRange() {
        assertThatThrownBy(() -> new ReadLimits(999, 200, 400, 100, 100, 500))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("maxBytes is 999; expected a number from 1000 to 1000000000");
        assertThatThrownBy(() -> new ReadLimits(1_000, 9, 400, 100, 100, 500)).hasMessageStartingWith("maxDepth is 9;");
        assertThatThrownBy(() -> new ReadLimits(1_000, 10, 35, 100, 100, 500))
                .hasMessageStartingWith("maxNameLength is 35;");
        assertThatThrownBy(() -> new ReadLimits(1_000, 10, 36, 1_001, 100, 500))
                .hasMessageStartingWith("maxValueLength is 1001;");
        assertThatThrownBy(() -> new ReadLimits(1_000, 10, 36, 36, 1_001, 500))
                .hasMessageStartingWith("maxDocumentLength is 1001;");
        assertThatThrownBy(() -> new ReadLimits(1_000, 10, 36, 36, 36, 0)).hasMessageStartingWith("maxEntries is 0;");
    }

    static String refusal(byte[] bytes) {
        EncodedEvent encoded = new EncodedEvent(bytes, "", Map.of(), "");
        return Assertions.assertThrows(UnreadableEventException.class, () -> new EventReader().read(encoded))
                .getMessage();
    }

    private static Arguments refused(String text, String beginning) {
        return Arguments.of(text, beginning);
    }

    private static String wmb(String part, String instead) {
        return Examples.WMB.replaceFirst(part, instead);
    }

    private static String fields(int count) {
        StringBuilder fields = new StringBuilder("\"fields\":{");
        for (int i = 0; i < count; i++) {
            fields.append(i == 0 ? "\"f" : ",\"f").append(i).append("\":\"\"");
        }
        return fields.append('}').toString();
    }
}
