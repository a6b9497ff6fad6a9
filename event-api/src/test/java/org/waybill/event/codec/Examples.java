package org.waybill.event.codec;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.waybill.event.MonitoringEvent;

/** Events as they are sent, and short ways to read them. */
final class Examples {

    static final Instant TIME = Instant.parse("2026-11-30T08:00:00.000001Z");

    static final String NATIVE = """
            {"flow":"Orders","name":"OrderReceived","createdAt":"2026-11-30T08:00:00Z",\
            "globalTransactionId":"ORD-4711","id":"019ad3a1-0000-7000-8000-000000000001"}""";

    static final String CLOUD_EVENT = """
            {"specversion":"1.0","id":"1","source":"/orders","type":"OrderReceived",\
            "time":"2026-11-30T08:00:00Z","subject":"ORD-4711"}""";

    static final String WMB = """
            <wmb:event xmlns:wmb="http://www.ibm.com/xmlns/prod/websphere/messagebroker/6.1.0/monitoring/event">
              <wmb:eventPointData>
                <wmb:eventData wmb:productVersion="10.0.0.6" wmb:eventSchemaVersion="6.1.0.3" wmb:eventSourceAddress="Order In.transaction.Start">
                  <wmb:eventIdentity wmb:eventName="OrderReceived"/>
                  <wmb:eventSequence wmb:creationTime="2026-11-30T08:00:00.000001Z" wmb:counter="1"/>
                  <wmb:eventCorrelation wmb:localTransactionId="6b1f3c1e-1" wmb:parentTransactionId="" wmb:globalTransactionId="ORD-4711"/>
                </wmb:eventData>
                <wmb:messageFlowData>
                  <wmb:broker wmb:name="NODE1" wmb:UUID="11111111-2222-3333-4444-555555555555"/>
                  <wmb:executionGroup wmb:name="default" wmb:UUID="66666666-7777-8888-9999-000000000000"/>
                  <wmb:messageFlow wmb:uniqueFlowName="NODE1.default.OrderApp.OrderFlow" wmb:name="OrderFlow" wmb:UUID="aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee" wmb:threadId="4242"/>
                  <wmb:node wmb:nodeLabel="Order In" wmb:nodeType="ComIbmMQInputNode" wmb:detail="ORDER.IN"/>
                </wmb:messageFlowData>
              </wmb:eventPointData>
              <wmb:applicationData>
                <wmb:simpleContent wmb:name="orderId" wmb:value="4711" wmb:targetNamespace="" wmb:dataType="string"/>
                <wmb:complexContent wmb:elementName="customer" wmb:targetNamespace=""><customer><id>7</id></customer></wmb:complexContent>
              </wmb:applicationData>
              <wmb:bitstreamData><wmb:bitstream wmb:encoding="base64Binary">PG9yZGVyPjQ3MTE8L29yZGVyPg==</wmb:bitstream></wmb:bitstreamData>
            </wmb:event>""";

    static final String V2 = """
            <mon:event xmlns:mon="http://www.ibm.com/xmlns/monitoring/event/v2"><mon:eventPointData>
            <mon:eventData mon:productVersion="12.0.11.0" mon:profileVersion="2.0" mon:eventSourceAddress="Get.Order.terminal.out">
            <mon:eventIdentity mon:eventName="Get.Order.OutTerminal"/>
            <mon:eventSequence mon:creationTime="2026-11-30T08:00:00.000001Z" mon:counter="2"/>
            <mon:eventCorrelation mon:localTransactionId="l-1" mon:parentTransactionId="" mon:globalTransactionId=""/>
            </mon:eventData><mon:messageFlowData>
            <mon:integrationNode mon:name="NODE1"/><mon:integrationServer mon:name="default" mon:hostName="host1"/>
            <mon:application mon:name="OrderApp"/><mon:library mon:name="Common"/>
            <mon:messageFlow mon:uniqueFlowName="NODE1.default.OrderApp.OrderFlow" mon:name="OrderFlow" mon:threadId="7"/>
            <mon:node mon:nodeLabel="Get.Order" mon:nodeType="ComIbmComputeNode" mon:terminal="out"/>
            </mon:messageFlowData></mon:eventPointData></mon:event>""";

    private static final EventReader READER = new EventReader();

    private Examples() {}

    static EncodedEvent xml(String text) {
        return of(text, "");
    }

    static EncodedEvent of(String text, String contentType) {
        return new EncodedEvent(text.getBytes(StandardCharsets.UTF_8), contentType, Map.of(), "");
    }

    static MonitoringEvent read(String text) throws UnreadableEventException {
        List<MonitoringEvent> events = READER.read(of(text, ""));
        if (events.size() != 1) {
            throw new AssertionError("Expected one event, but got " + events);
        }
        return events.get(0);
    }
}
