package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource.Kind;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.MonitoringEvent.Document;
import org.waybill.event.MonitoringEvent.Field;
import org.waybill.event.Payload;

/** What real brokers send, and what of it breaks naive parsers. */
class IbmEventTest {

    private static final String FIELD =
            "<wmb:simpleContent wmb:name=\"orderId\" wmb:value=\"4711\" wmb:targetNamespace=\"\" wmb:dataType=\"string\"/>";
    private static final String DOCUMENT = "<customer><id>7</id></customer>";
    private static final String BITSTREAM =
            "<wmb:bitstream wmb:encoding=\"base64Binary\">PG9yZGVyPjQ3MTE8L29yZGVyPg==</wmb:bitstream>";

    @Test
    void everyPartHasItsPlace() throws UnreadableEventException {
        MonitoringEvent event = Examples.read(Examples.WMB);

        assertThat(event.name()).isEqualTo("OrderReceived");
        assertThat(event.createdAt()).isEqualTo(Examples.TIME);
        assertThat(event.counter()).isEqualTo(1);
        assertThat(event.source().address()).isEqualTo("Order In.transaction.Start");
        assertThat(event.source().kind()).isEqualTo(Kind.TRANSACTION_START);
        assertThat(event.source().integrationNode()).isEqualTo("NODE1");
        assertThat(event.source().integrationServer()).isEqualTo("default");
        assertThat(event.source().flow()).isEqualTo("OrderFlow");
        assertThat(event.source().uniqueFlow()).isEqualTo("NODE1.default.OrderApp.OrderFlow");
        assertThat(event.source().thread()).isEqualTo("4242");
        assertThat(event.source().node()).isEqualTo("Order In");
        assertThat(event.source().nodeType()).isEqualTo("ComIbmMQInputNode");
        assertThat(event.source().terminal()).isEmpty();
        assertThat(event.source().detail()).isEqualTo("ORDER.IN");
        assertThat(event.correlators().localTransactionId()).isEqualTo("6b1f3c1e-1");
        assertThat(event.correlators().globalTransactionId()).isEqualTo("ORD-4711");
        assertThat(event.fields()).containsExactly(Field.of("orderId", "4711"));
        assertThat(event.documents()).containsExactly(new Document("customer", DOCUMENT, ""));
        assertThat(event.payload().content()).asString().isEqualTo("<order>4711</order>");
        assertThat(event.payload().encoding()).isEqualTo(Payload.Encoding.BASE64);
        assertThat(event.extensions())
                .contains(
                        entry("eventPointData/messageFlowData/broker/@UUID", "11111111-2222-3333-4444-555555555555"),
                        entry("eventPointData/eventData/@eventSchemaVersion", "6.1.0.3"));
    }

    @Test
    void attributesWithoutThePrefixAreReadToo() throws UnreadableEventException {
        String unprefixed = Examples.WMB.replace(" wmb:", " ");
        assertThat(Examples.read(unprefixed)).isEqualTo(Examples.read(Examples.WMB));
    }

    @Test
    void anAttributeWithThePrefixWinsOverOneWithout() throws UnreadableEventException {
        String both = Examples.WMB.replace("wmb:eventName=", "eventName=\"other\" wmb:eventName=");
        assertThat(Examples.read(both).name()).isEqualTo("OrderReceived");
    }

    @Test
    void anyPrefixWillDo() throws UnreadableEventException {
        String other = Examples.WMB.replace("wmb:", "x:").replace("xmlns:wmb", "xmlns:x");
        assertThat(Examples.read(other)).isEqualTo(Examples.read(Examples.WMB));
    }

    @Test
    void anEmptyGlobalTransactionIdIsAnAbsentOne() throws UnreadableEventException {
        String empty = Examples.WMB.replace("\"ORD-4711\"", "\"\"");
        String absent = Examples.WMB.replace("wmb:globalTransactionId=\"ORD-4711\"", "");
        assertThat(Examples.read(empty)).isEqualTo(Examples.read(absent));
        assertThat(Examples.read(empty).correlators().globalTransactionId()).isEmpty();
    }

    @Test
    void fieldsAndDocumentsMayAlternate() throws UnreadableEventException {
        String second = "<wmb:simpleContent wmb:name=\"total\" wmb:value=\"9.50\" wmb:dataType=\"decimal\"/>";
        String mixed = Examples.WMB.replace(
                "</wmb:applicationData>",
                second + "<wmb:complexContent wmb:elementName=\"b\"><b/></wmb:complexContent>" + FIELD
                        + "</wmb:applicationData>");
        assertThat(Examples.read(mixed).fields())
                .extracting(Field::name)
                .containsExactly("orderId", "total", "orderId");
        assertThat(Examples.read(mixed).documents()).extracting(Document::name).containsExactly("customer", "b");
    }

    @Test
    void anEmptyDefaultNamespaceOnApplicationDataChangesNothing() throws UnreadableEventException {
        String reset = Examples.WMB.replace("<wmb:applicationData>", "<wmb:applicationData xmlns=\"\">");
        assertThat(Examples.read(reset)).isEqualTo(Examples.read(Examples.WMB));
    }

    @Test
    void aDocumentKeepsItsOwnNamespacesAndStandsAlone() throws UnreadableEventException {
        String namespaces = Examples.WMB
                .replace("<wmb:event ", "<wmb:event xmlns:NS1=\"urn:orders\" xmlns:xsi=\"urn:i\" ")
                .replace(
                        DOCUMENT,
                        "<NS1:c xmlns=\"urn:d\" xsi:type=\"t\"> <id NS1:a=\"&lt;\">7 &amp; 8</id><!-- no --></NS1:c>");
        assertThat(Examples.read(namespaces).documents().get(0).content())
                .isEqualTo("<NS1:c xmlns=\"urn:d\" xmlns:NS1=\"urn:orders\" xmlns:xsi=\"urn:i\" xsi:type=\"t\">"
                        + " <id NS1:a=\"&lt;\">7 &amp; 8</id></NS1:c>");
    }

    @Test
    void base64MayBeSurroundedAndBrokenByWhiteSpace() throws UnreadableEventException {
        String broken =
                Examples.WMB.replace("PG9yZGVyPjQ3MTE8L29yZGVyPg==", "\n  PG9yZGVy\r\n\tPjQ3MTE8 L29yZGVyPg==\n ");
        assertThat(Examples.read(broken)).isEqualTo(Examples.read(Examples.WMB));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CDATA|'\n <![CDATA[<order> ]]>  \n'|'<order> '",
                "CDATA|'<![CDATA[<a>&amp;</a>]]>   '|<a>&amp;</a>",
                "CDATA|<![CDATA[a]]]]><![CDATA[>b]]>|a]]>b",
                "CDATA|&lt;a/&gt;|<a/>",
                "none|a<![CDATA[b]]>c|abc",
                "none|&lt;a/&gt;|<a/>",
                "hexBinary|'3C 61 2f\n3E '|<a/>",
                "base64Binary|' <![CDATA[PGEvPg==]]>'|<a/>",
                "|plain|plain",
            })
    void everyEncodingIsDecoded(String encoding, String written, String payload) throws UnreadableEventException {
        assertThat(bitstream(encoding == null ? "" : encoding, written)
                        .payload()
                        .content())
                .asString(StandardCharsets.UTF_8)
                .isEqualTo(payload);
    }

    @Test
    void anEmptyBitstreamSaysThatTheMessageWasEmpty() throws UnreadableEventException {
        assertThat(bitstream("base64Binary", " \n").payload()).isEqualTo(Payload.absent(Payload.Absence.EMPTY, 0));
        String none = Examples.WMB.replace("<wmb:bitstreamData>" + BITSTREAM + "</wmb:bitstreamData>", "");
        assertThat(Examples.read(none).payload()).isEqualTo(Payload.NOT_CAPTURED);
    }

    @Test
    void aLargeCdataSectionComesWhole() throws UnreadableEventException {
        String large = "0123456789<&>\"'\n".repeat(20_000);
        assertThat(bitstream("CDATA", "<![CDATA[" + large + "]]>").payload().content())
                .asString()
                .isEqualTo(large);
    }

    @ParameterizedTest
    @CsvSource({
        "2015-01-13T08:26:45.105999Z,2015-01-13T08:26:45.105999Z",
        "2015-01-13T08:26:45.105999999Z,2015-01-13T08:26:45.105999Z",
        "2015-01-13T08:26:45.105999+02:00,2015-01-13T06:26:45.105999Z",
        "2015-01-13T08:26:45.105999-05:30,2015-01-13T13:56:45.105999Z",
        "2015-01-13T08:26:45.105999,2015-01-13T08:26:45.105999Z",
        "2015-01-13T08:26:45,2015-01-13T08:26:45Z",
        "2015-01-13T24:00:00Z,2015-01-14T00:00:00Z"
    })
    void timesMayHaveAnyPrecisionAndZone(String written, Instant expected) throws UnreadableEventException {
        String event = Examples.WMB.replace("2026-11-30T08:00:00.000001Z", written);
        assertThat(Examples.read(event).createdAt()).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9002", "10.0.0.6", "12.0.11.0-beta 2", "100003"})
    void versionsAreFreeText(String version) throws UnreadableEventException {
        String event = Examples.WMB.replace("\"10.0.0.6\"", '"' + version + '"').replace("\"6.1.0.3\"", "\"\"");
        assertThat(Examples.read(event).source().product()).isEqualTo(version);
        assertThat(Examples.read(event).extensions()).doesNotContainKey("eventPointData/eventData/@eventSchemaVersion");
    }

    @ParameterizedTest
    @CsvSource({
        "ORACLE.ESB.XCHG.RATES.terminal.out,TERMINAL",
        "CallPIATService.ValidatePIATResponse.terminal.out,TERMINAL",
        "MQ.Input.transaction.Rollback,TRANSACTION_ROLLBACK",
        "a.transaction.Start.transaction.End,TRANSACTION_END",
        "a.transaction.Start.terminal.in,TERMINAL"
    })
    void nodeLabelsMayHoldDots(String address, Kind kind) throws UnreadableEventException {
        MonitoringEvent event = Examples.read(Examples.WMB.replace("Order In.transaction.Start", address));
        assertThat(event.source().address()).isEqualTo(address);
        assertThat(event.source().kind()).isEqualTo(kind);
    }

    @Test
    void aNameThatTheBrokerDidNotKnowStaysAsItIs() throws UnreadableEventException {
        assertThat(Examples.read(Examples.WMB.replace("OrderReceived", "_unknown_"))
                        .name())
                .isEqualTo("_unknown_");
    }

    @Test
    void hexBinaryFieldsKeepTheirTextAndType() throws UnreadableEventException {
        String hex =
                Examples.WMB.replace(FIELD, FIELD.replace("4711", "414d51").replace("\"string\"", "\"hexBinary\""));
        assertThat(Examples.read(hex).fields()).containsExactly(new Field("orderId", "414d51", "hexBinary", ""));
    }

    @Test
    void anExceptionListSaysWhyTheFlowFailed() throws UnreadableEventException {
        String list = "<ExceptionList><RecoverableException><Text>Node throwing exception</Text>"
                + "<Insert><Type>14</Type><Text>Orders.Compute</Text></Insert>"
                + "<UserException><Number>2951</Number><Text>User generated exception</Text>"
                + "<Insert><Type>5</Type><Text>Order 4711 has no customer</Text></Insert>"
                + "<Insert><Type>2</Type><Text>7</Text></Insert>"
                + "</UserException></RecoverableException></ExceptionList>";
        MonitoringEvent event = Examples.read(
                Examples.WMB.replace("\"customer\"", "\"ExceptionList\"").replace(DOCUMENT, list));
        assertThat(event.failure()).isEqualTo("User generated exception: Order 4711 has no customer, 7");
        assertThat(event.documents()).containsExactly(new Document("ExceptionList", list, ""));
    }

    @Test
    void anExceptionListWithoutTextIsAFailureToo() throws UnreadableEventException {
        MonitoringEvent event = Examples.read(Examples.WMB.replace("\"customer\"", "\"ExceptionList\""));
        assertThat(event.failure()).isEqualTo("The flow raised an exception that has no text");
    }

    @Test
    void unknownPartsAreKeptUnderTheirPaths() throws UnreadableEventException {
        String unknown = Examples.WMB
                .replace("wmb:counter", "wmb:new=\"n\" wmb:counter")
                .replace(
                        "<wmb:messageFlowData>",
                        "<wmb:more wmb:a=\"1\">t<x>u</x><x>v</x></wmb:more><wmb:messageFlowData>");
        assertThat(Examples.read(unknown).extensions())
                .contains(
                        entry("eventPointData/eventData/eventSequence/@new", "n"),
                        entry("eventPointData/more/@a", "1"),
                        entry("eventPointData/more", "t"),
                        entry("eventPointData/more/x", "u"),
                        entry("eventPointData/more/x[2]", "v"));
    }

    @Test
    void versionTwoNamesServerApplicationAndLibrary() throws UnreadableEventException {
        MonitoringEvent event = Examples.read(Examples.V2);
        assertThat(event.source().integrationNode()).isEqualTo("NODE1");
        assertThat(event.source().integrationServer()).isEqualTo("default");
        assertThat(event.source().application()).isEqualTo("OrderApp");
        assertThat(event.source().library()).isEqualTo("Common");
        assertThat(event.source().node()).isEqualTo("Get.Order");
        assertThat(event.source().terminal()).isEqualTo("out");
        assertThat(event.source().kind()).isEqualTo(Kind.TERMINAL);
        assertThat(event.extensions())
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "eventPointData/eventData/@profileVersion", "2.0",
                        "eventPointData/messageFlowData/integrationServer/@hostName", "host1"));
    }

    @Test
    void theIdentityIsDerivedFromFlowLocalIdAddressTimeAndCounter() throws UnreadableEventException {
        assertThat(Examples.read(Examples.WMB).id())
                .isEqualTo(EventIdentity.derived(
                        Examples.TIME,
                        "ibm",
                        "NODE1.default.OrderApp.OrderFlow",
                        "6b1f3c1e-1",
                        "Order In.transaction.Start",
                        "1"));
        assertThat(Examples.read(Examples.WMB.replace("counter=\"1\"", "counter=\"2\""))
                        .id())
                .isNotEqualTo(Examples.read(Examples.WMB).id());
    }

    @Test
    void withoutALocalIdTheTransportsIdIdentifies() throws UnreadableEventException {
        byte[] event = Examples.WMB.replace("6b1f3c1e-1", "").getBytes(StandardCharsets.UTF_8);
        EventReader reader = new EventReader();
        MonitoringEvent first =
                reader.read(new EncodedEvent(event, "", Map.of(), "ID:1")).get(0);
        MonitoringEvent second =
                reader.read(new EncodedEvent(event, "", Map.of(), "ID:2")).get(0);
        assertThat(first.id()).isNotEqualTo(second.id());
    }

    private static MonitoringEvent bitstream(String encoding, String content) throws UnreadableEventException {
        String attribute = encoding.isEmpty() ? "" : " wmb:encoding=\"" + encoding + '"';
        return Examples.read(
                Examples.WMB.replace(BITSTREAM, "<wmb:bitstream" + attribute + ">" + content + "</wmb:bitstream>"));
    }
}
