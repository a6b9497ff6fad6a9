package org.waybill.event.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waybill.event.Payload;

class QueryTest {

    private static final String JSON =
            "{\"id\": 7, \"total\": 10.50, \"open\": false, \"none\": null, \"a/b\": \"slash\", \"items\": [{\"sku\": \"x\"}, {\"sku\": \"y\"}]}";
    private static final String XML =
            "<o:order xmlns:o='urn:orders' id='7'><o:items><sku>x</sku><sku>y</sku></o:items><note/></o:order>";
    private static final Map<String, String> PREFIXES = Map.of("o", "urn:orders");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/id | 7",
                "/total | 10.50",
                "/items/1/sku | y",
                "/a~1b | slash",
                "/nowhere/deep | ''",
                "/none | ''",
                "$.items[0].sku | x",
                "$.items[*].sku | x",
                "$.items[?(@.sku == 'y')].sku | y",
                "$..nowhere | ''",
                "/items/0 | {\"sku\":\"x\"}",
                "$Properties/region | EU",
                "concat($Properties/region, '-1') | EU-1",
                "$Root/MQMD/MsgId | ID:1",
                "$Root/MQRFH2/usr/region | EU",
            })
    void jsonIsAskedByPointerAndPathAndPropertiesByName(String query, String answer) throws Exception {
        assertThat(Query.of(query).text(content(JSON))).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/o:order/@id | 7",
                "//sku[2] | y",
                "$Body/o:order/o:items/sku | x",
                "count(//sku) | 2",
                "//nowhere | ''",
                "name(/*) | o:order",
                "//sku[. = $Properties/sku] | y",
            })
    void xmlIsAskedByXPath(String query, String answer) throws Exception {
        assertThat(Query.of(query, PREFIXES).text(content(XML))).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/id | true",
                "/open | false",
                "/none | false",
                "/nowhere | false",
                "$.items[?(@.sku == 'x')] | true",
                "$.items[?(@.sku == 'z')] | false",
                "$Properties/region | true",
                "$Properties/nowhere | false",
                "$Properties/region = 'EU' | true",
                "true() | true",
                "false() | false",
            })
    void aQueryDecides(String query, boolean decision) throws Exception {
        assertThat(Query.of(query).holds(content(JSON))).isEqualTo(decision);
    }

    @Test
    void aSubtreeIsWrittenInThePayloadsLanguage() throws Exception {
        assertThat(Query.of("/items/0").subtree(content(JSON))).contains("{\"sku\":\"x\"}");
        assertThat(Query.of("//sku").subtree(content(XML))).contains("<sku>x</sku>");
        assertThat(Query.of("//nowhere").subtree(content(XML))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$Properties/region",
                "$Properties/region = 'EU' or $Root/MQMD/MsgId = 'a/b'",
                "true()",
                "not(boolean($Properties/x))",
                "'x/y'"
            })
    void whatOnlyReadsPropertiesHasNoPayloadParsed(String query) throws Exception {
        String broken = "<not well-formed";
        assertThat(Query.of(query).text(content(broken))).isNotNull();
    }

    @Test
    void aMessageIsReadOnceForAllItsQueries() throws Exception {
        int[] reads = {0};
        MessageContent content = new MessageContent(new MonitoredMessage() {
            @Override
            public Payload body() {
                reads[0]++;
                return Payload.text(JSON, "");
            }

            @Override
            public NavigableMap<String, String> properties() {
                return new TreeMap<>();
            }
        });
        Query.of("/id").text(content);
        int once = reads[0];
        Query.of("$.total").text(content);
        Query.of("$.items").text(content);

        assertThat(reads[0]).isEqualTo(once);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><x>&e;</x>",
                "<!DOCTYPE x [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]><x>&b;</x>",
                "<x>",
                "<x></y>"
            })
    void aDocumentWithADtdOrNotWellFormedIsNoXml(String body) {
        assertThatThrownBy(() -> Query.of("/x").text(content(body)))
                .isInstanceOf(QueryFailedException.class)
                .hasMessage("The payload is not well-formed XML without a DTD");
    }

    @Test
    void nestingWithoutEndIsRefusedAndNotFollowed() {
        assertThatThrownBy(() -> Query.of("/a").text(content("[".repeat(100_000))))
                .isInstanceOf(QueryFailedException.class);
        assertThatThrownBy(() -> Query.of("//a").text(content("<a>".repeat(100_000))))
                .isInstanceOf(QueryFailedException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//[",
                "$.a[?(@.b ==",
                "",
                "  ",
                "count(",
                "undeclared:name",
                "//a/undeclared:b",
                "nofunction(1)",
                "document('file:///etc/hostname')"
            })
    void whatIsNoQueryIsRefusedWhenItIsCompiled(String text) {
        assertThatThrownBy(() -> Query.of(text)).isInstanceOf(IllegalArgumentException.class);
    }

    private static MessageContent content(String body) {
        return new MessageContent(new MonitoredMessage() {
            @Override
            public Payload body() {
                return Payload.text(body, "");
            }

            @Override
            public NavigableMap<String, String> properties() {
                return new TreeMap<>(Map.of("region", "EU", "sku", "y", "JMSMessageID", "ID:1"));
            }
        });
    }
}
