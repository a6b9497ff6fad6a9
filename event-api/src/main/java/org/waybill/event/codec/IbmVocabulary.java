package org.waybill.event.codec;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The elements of IBM's events with their attributes, and what each attribute means here: one table, for reading and for
 * writing. What has no place in an event is kept under its path.
 *
 * <p>Sources: the schemas WMBEvent.xsd (namespace {@code …/messagebroker/6.1.0/monitoring/event}) and
 * MonitoringEventV2.xsd, and IBM's topic "The monitoring event".
 */
final class IbmVocabulary {

    static final IbmVocabulary WMB = new IbmVocabulary(
            "wmb",
            "http://www.ibm.com/xmlns/prod/websphere/messagebroker/6.1.0/monitoring/event",
            eventPointData(
                    "eventSchemaVersion",
                    element("broker", required("name", Member.INTEGRATION_NODE), kept("UUID"), kept("hostName")),
                    element("executionGroup", required("name", Member.INTEGRATION_SERVER), kept("UUID")),
                    element(
                            "messageFlow",
                            required("uniqueFlowName", Member.UNIQUE_FLOW),
                            required("name", Member.FLOW),
                            kept("UUID"),
                            required("threadId", Member.THREAD)),
                    node()));

    static final IbmVocabulary V2 = new IbmVocabulary(
            "mon",
            "http://www.ibm.com/xmlns/monitoring/event/v2",
            eventPointData(
                    "profileVersion",
                    element("integrationNode", optional("name", Member.INTEGRATION_NODE), kept("hostName")),
                    element("integrationServer", required("name", Member.INTEGRATION_SERVER), kept("hostName")),
                    element("application", optional("name", Member.APPLICATION)),
                    element("library", optional("name", Member.LIBRARY)),
                    element(
                            "messageFlow",
                            required("uniqueFlowName", Member.UNIQUE_FLOW),
                            required("name", Member.FLOW),
                            required("threadId", Member.THREAD)),
                    node()));

    final String prefix;
    final String namespace;
    final Element eventPointData;
    private final Map<String, Element> elements = new HashMap<>();

    private IbmVocabulary(String prefix, String namespace, Element eventPointData) {
        this.prefix = prefix;
        this.namespace = namespace;
        this.eventPointData = eventPointData.at("");
        index(this.eventPointData);
    }

    private void index(Element element) {
        elements.put(element.name, element);
        element.children.forEach(this::index);
    }

    /** The vocabulary of a root element's namespace. */
    static Optional<IbmVocabulary> of(String namespace) {
        if (WMB.namespace.equals(namespace)) {
            return Optional.of(WMB);
        }
        return V2.namespace.equals(namespace) ? Optional.of(V2) : Optional.empty();
    }

    /** The element of that local name; {@code null} when there is none. */
    Element element(String localName) {
        return elements.get(localName);
    }

    private static Element eventPointData(String versionAttribute, Element... messageFlowData) {
        return new Element(
                "eventPointData",
                "",
                List.of(),
                List.of(
                        new Element(
                                "eventData",
                                "",
                                List.of(
                                        required("productVersion", Member.PRODUCT),
                                        new Attribute(versionAttribute, null, "", true),
                                        optional("eventSourceAddress", Member.ADDRESS)),
                                List.of(
                                        element(
                                                "eventIdentity",
                                                required("eventName", Member.NAME),
                                                kept("severity"),
                                                kept("priority"),
                                                kept("successDisposition")),
                                        element(
                                                "eventSequence",
                                                required("creationTime", Member.CREATED_AT),
                                                optional("counter", Member.COUNTER),
                                                kept("value"),
                                                kept("name"),
                                                kept("dataType")),
                                        element(
                                                "eventCorrelation",
                                                required("localTransactionId", Member.LOCAL_TRANSACTION_ID),
                                                optional("parentTransactionId", Member.PARENT_TRANSACTION_ID),
                                                optional("globalTransactionId", Member.GLOBAL_TRANSACTION_ID)))),
                        new Element("messageFlowData", "", List.of(), List.of(messageFlowData))));
    }

    private static Element node() {
        return element(
                "node",
                required("nodeLabel", Member.NODE),
                required("nodeType", Member.NODE_TYPE),
                optional("terminal", Member.TERMINAL),
                optional("detail", Member.DETAIL));
    }

    private static Element element(String name, Attribute... attributes) {
        return new Element(name, "", Arrays.asList(attributes), List.of());
    }

    private static Attribute required(String name, Member member) {
        return new Attribute(name, member, "", true);
    }

    private static Attribute optional(String name, Member member) {
        return new Attribute(name, member, "", false);
    }

    private static Attribute kept(String name) {
        return new Attribute(name, null, "", false);
    }

    /** @param path the names from below the root, joined by {@code /} */
    record Element(String name, String path, List<Attribute> attributes, List<Element> children) {

        private Element at(String parent) {
            String here = parent.isEmpty() ? name : parent + "/" + name;
            return new Element(
                    name,
                    here,
                    attributes.stream().map(one -> one.at(here)).toList(),
                    children.stream().map(one -> one.at(here)).toList());
        }

        /** The attribute of that local name; {@code null} when there is none. */
        Attribute attribute(String localName) {
            for (Attribute attribute : attributes) {
                if (attribute.name.equals(localName)) {
                    return attribute;
                }
            }
            return null;
        }
    }

    /**
     * @param member what it means; {@code null} when it is only kept
     * @param path the element's path and {@code /@name}
     * @param required whether IBM's schema wants it, be it empty
     */
    record Attribute(String name, Member member, String path, boolean required) {
        private Attribute at(String element) {
            return new Attribute(name, member, element + "/@" + name, required);
        }
    }
}
