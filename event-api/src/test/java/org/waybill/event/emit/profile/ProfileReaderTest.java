package org.waybill.event.emit.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.waybill.event.Payload.Encoding;
import org.waybill.event.query.Query;

class ProfileReaderTest {

    private static final String IBM = """
            <p:monitoringProfile xmlns:p="http://www.ibm.com/xmlns/prod/websphere/messagebroker/6.1.0.3/monitoring/profile"
                p:version="2.0" p:enabled="true">
              <p:eventSource p:eventSourceAddress="Order In.transaction.Start" p:enabled="true">
                <p:eventPointDataQuery>
                  <p:eventIdentity><p:eventName p:literal="OrderReceived"/></p:eventIdentity>
                  <p:eventCorrelation>
                    <p:localTransactionId p:sourceOfId="automatic"/>
                    <p:parentTransactionId p:sourceOfId="unused"/>
                    <p:globalTransactionId p:sourceOfId="query" p:queryText="$Body/o:order/o:id">
                      <p:prefixMapping p:prefix="o" p:URI="urn:orders"/>
                    </p:globalTransactionId>
                  </p:eventCorrelation>
                  <p:eventFilter p:queryText="true()"/>
                  <p:eventUOW p:unitOfWork="independent"/>
                </p:eventPointDataQuery>
                <p:applicationDataQuery>
                  <p:simpleContent p:name="msgId" p:dataType="string">
                    <p:valueQuery p:queryText="$Root/MQMD/MsgId"/>
                  </p:simpleContent>
                  <p:simpleContent p:name="queue" p:dataType="string">
                    <p:valueQuery p:queryText="$LocalEnvironment/Destination/MQ"/>
                  </p:simpleContent>
                  <p:complexContent><p:payloadQuery p:queryText="$Root/XMLNSC/order/customer"/></p:complexContent>
                </p:applicationDataQuery>
                <p:bitstreamDataQuery p:bitstreamContent="body" p:encoding="hexBinary"/>
              </p:eventSource>
              <p:eventSource p:eventSourceAddress="Order In.transaction.Rollback" p:enabled="false">
                <p:eventPointDataQuery><p:eventUOW p:unitOfWork="messageFlow"/></p:eventPointDataQuery>
              </p:eventSource>
            </p:monitoringProfile>
            """;

    @Test
    void ibmsProfileIsReadAsItIs() {
        MonitoringProfile profile = read(IBM);
        EventPoint start = profile.point("Order In.transaction.Start").orElseThrow();

        assertThat(profile.name()).isEqualTo("OrderFlow");
        assertThat(start.enabled()).isTrue();
        assertThat(start.name()).isEqualTo(EventName.literal("OrderReceived"));
        assertThat(start.filter()).isEmpty();
        assertThat(start.local()).isEqualTo(CorrelatorSource.AUTOMATIC);
        assertThat(start.parent()).isEqualTo(CorrelatorSource.UNUSED);
        assertThat(start.global().queries()).extracting(Query::expression).containsExactly("$Body/o:order/o:id");
        assertThat(start.unitOfWork()).isEqualTo(UnitOfWork.INDEPENDENT);
        assertThat(start.fields())
                .extracting(FieldQuery::query)
                .extracting(Query::expression)
                .containsExactly("$Properties/JMSMessageID");
        assertThat(start.documents())
                .containsExactly(new DocumentQuery("customer", "", Query.of("$Body/order/customer")));
        assertThat(start.payload().part()).isEqualTo(PayloadCapture.Part.BODY);
        assertThat(start.payload().encoding()).isEqualTo(Encoding.HEX);
    }

    @Test
    void whatCannotBeCarriedOverIsSaidInWords() {
        assertThat(read(IBM).notes())
                .containsExactly(
                        "Order In.transaction.Start, field queue: the query '$LocalEnvironment/Destination/MQ' was left"
                                + " out, since a JMS message has no $LocalEnvironment.",
                        "Order In.transaction.Rollback: sent independently instead of in messageFlow, where it would"
                                + " vanish with the transaction that it reports.");
    }

    @Test
    void ibmsProfileEmitsNothingThatItDoesNotName() {
        assertThat(read(IBM).point("Compute.terminal.out")).isEmpty();
        assertThat(read(IBM)
                        .point("Order In.transaction.Rollback")
                        .orElseThrow()
                        .enabled())
                .isFalse();
    }

    @Test
    void ibmsPathsIntoJsonServeJsonAndXml() {
        String path = IBM.replace("$Root/XMLNSC/order/customer", "$Root/JSON/Data/order/customer");
        assertThat(read(path).notes()).hasSize(2);
        assertThat(read(path).point("Order In.transaction.Start").orElseThrow().documents())
                .hasSize(1);
    }

    @Test
    void aMessageTreeThatJmsDoesNotHaveIsNoted() {
        assertThat(read(IBM.replace("$Root/MQMD/MsgId", "$Root/HTTPInputHeader/Host"))
                        .notes())
                .anyMatch(note -> note.contains("a JMS message has no $Root/HTTPInputHeader"));
    }

    @Test
    void anotherRootElementIsRefused() {
        assertThatThrownBy(() -> read("<monitoringProfile/>"))
                .isInstanceOf(InvalidProfileException.class)
                .hasMessageContaining("monitoring/profile");
    }

    @Test
    void aJsonProfileSaysItsNameAndLeavesTheRestAtWhatIsUsual() {
        MonitoringProfile profile = read("{\"name\": \"Other\", \"events\": [{\"source\": \"In.transaction.Start\"}]}");

        assertThat(profile.name()).isEqualTo("Other");
        assertThat(profile.point("In.transaction.Start")).contains(EventPoint.usual("In.transaction.Start"));
        assertThat(profile.point("In.transaction.End")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"evnts\": []} | evnts is not known here",
                "{\"events\": [{}]} | events[0].source must name an event source",
                "{\"events\": [{\"source\": \"a\", \"filtre\": \"/x\"}]} | events[0].filtre is not known here",
                "{\"events\": [{\"source\": \"a\", \"filter\": \"//[\"}]} | events[0].filter cannot be compiled",
                "{\"events\": [{\"source\": \"a\", \"enabled\": \"yes\"}]} | events[0].enabled must be true or false",
                "{\"events\": [{\"source\": \"a\", \"unitOfWork\": \"mine\"}]} | events[0].unitOfWork must be messageFlow",
                "{\"events\": [{\"source\": \"I.transaction.Rollback\", \"unitOfWork\": \"messageFlow\"}]} | events[0].unitOfWork must be independent",
                "{\"events\": [{\"source\": \"a\", \"payload\": {\"maxBytes\": 0}}]} | events[0].payload.maxBytes must be from 1 to",
                "{\"events\": [{\"source\": \"a\", \"fields\": [{\"name\": \"f\"}]}]} | events[0].fields[0].query must be a query",
                "{\"events\": [{\"source\": \"a\", \"fields\": [{\"query\": \"/f\"}]}]} | events[0].fields[0].name must not be empty",
                "{\"events\": [{\"source\": \"a\"}, {\"source\": \"a\"}]} | events[1].source names a a second time",
                "{\"mask\": [\"$\"]} | mask has a rule that cannot be",
                "{\"mask\": [\"true()\"]} | mask has a rule that cannot be",
                "{\"events\": 1} | events must be a JSON array",
                "{ | The profile is not JSON",
            })
    void aWrongMemberIsNamed(String json, String sentence) {
        assertThatThrownBy(() -> read(json))
                .isInstanceOf(InvalidProfileException.class)
                .hasMessageStartingWith(sentence);
    }

    @Test
    void usualNamesAreIbms() {
        assertThat(List.of("Order.In.transaction.Start", "Compute.terminal.out", "odd").stream()
                        .map(address -> EventName.usual(address).literal()))
                .containsExactly("Order.In.TransactionStart", "Compute.OutTerminal", "odd");
    }

    private static MonitoringProfile read(String text) {
        return ProfileReader.read("OrderFlow", text.getBytes(StandardCharsets.UTF_8));
    }
}
