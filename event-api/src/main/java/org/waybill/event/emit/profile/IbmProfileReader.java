package org.waybill.event.emit.profile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.waybill.event.Payload;
import org.waybill.event.query.Mask;
import org.waybill.event.query.Query;
import org.waybill.event.query.XmlTree;

/**
 * Reads IBM's {@code monitoringProfile} (schema 6.1.0.3, version 2.0). Attributes are qualified there; unqualified ones are
 * taken as well. Attributes that nobody knows are ignored, as IBM does; elements that nobody knows are noted.
 */
final class IbmProfileReader {

    static final String NAMESPACE = "http://www.ibm.com/xmlns/prod/websphere/messagebroker/6.1.0.3/monitoring/profile";

    private final List<String> notes = new ArrayList<>();
    private final IbmQueries queries = new IbmQueries(notes);

    private IbmProfileReader() {}

    static MonitoringProfile read(String name, byte[] content) {
        try {
            return new IbmProfileReader().profile(name, XmlTree.parse(content).getDocumentElement());
        } catch (IOException e) {
            throw new InvalidProfileException("The profile", "is not well-formed XML without a DTD: " + e.getMessage());
        }
    }

    private MonitoringProfile profile(String name, Element root) {
        if (!NAMESPACE.equals(root.getNamespaceURI()) || !root.getLocalName().equals("monitoringProfile")) {
            throw new InvalidProfileException(
                    "The root element",
                    "must be monitoringProfile in the namespace " + NAMESPACE + ", was " + root.getNodeName());
        }
        Map<String, EventPoint> points = new LinkedHashMap<>();
        for (Element source : children(root)) {
            if (source.getLocalName().equals("eventSource")) {
                EventPoint point = point(source);
                if (points.put(point.address(), point) != null) {
                    notes.add(point.address() + " is configured twice; the last one holds.");
                }
            } else {
                notes.add("The element " + source.getNodeName() + " is not known and was left out.");
            }
        }
        return new MonitoringProfile(name, points, false, Mask.NONE, notes);
    }

    private EventPoint point(Element source) {
        String address = attribute(source, "eventSourceAddress");
        if (address.isEmpty()) {
            throw new InvalidProfileException("eventSource", "must have an eventSourceAddress");
        }
        Optional<Element> data = child(source, "eventPointDataQuery");
        Optional<Element> correlation = data.flatMap(at -> child(at, "eventCorrelation"));
        Optional<Element> application = child(source, "applicationDataQuery");
        return new EventPoint(
                address,
                // IBM's schema has no default; a source that somebody configured and did not switch off is meant.
                !attribute(source, "enabled").equals("false")
                        && !attribute(source, "enabled").equals("0"),
                name(address, data.flatMap(at -> child(at, "eventIdentity"))),
                filter(address, data.flatMap(at -> child(at, "eventFilter"))),
                correlator(address, correlation, "localTransactionId"),
                correlator(address, correlation, "parentTransactionId"),
                correlator(address, correlation, "globalTransactionId"),
                unitOfWork(address, data.flatMap(at -> child(at, "eventUOW"))),
                fields(address, application),
                documents(address, application),
                payload(address, child(source, "bitstreamDataQuery")));
    }

    private EventName name(String address, Optional<Element> identity) {
        Element name = identity.flatMap(at -> child(at, "eventName")).orElse(null);
        if (name == null) {
            return EventName.usual(address);
        }
        String asked = attribute(name, "queryText");
        if (asked.isEmpty()) {
            String literal = attribute(name, "literal");
            return literal.isEmpty() ? EventName.usual(address) : EventName.literal(literal);
        }
        return query(address + ", event name", name).map(EventName::asked).orElse(EventName.literal(EventName.UNKNOWN));
    }

    private Optional<Query> filter(String address, Optional<Element> filter) {
        return filter.filter(element -> !attribute(element, "queryText").strip().equals("true()"))
                .flatMap(element -> query(address + ", filter", element));
    }

    private CorrelatorSource correlator(String address, Optional<Element> correlation, String name) {
        Element element = correlation.flatMap(at -> child(at, name)).orElse(null);
        String source = element == null ? "automatic" : attribute(element, "sourceOfId");
        return switch (source) {
            case "query" ->
                query(address + ", " + name, element)
                        .map(query -> CorrelatorSource.asked(List.of(query)))
                        .orElse(CorrelatorSource.AUTOMATIC);
            case "unused" -> CorrelatorSource.UNUSED;
            case "automatic", "generated", "" -> CorrelatorSource.AUTOMATIC;
            default -> {
                notes.add(address + ", " + name + ": the source '" + source + "' is not known, taken as automatic.");
                yield CorrelatorSource.AUTOMATIC;
            }
        };
    }

    private UnitOfWork unitOfWork(String address, Optional<Element> element) {
        UnitOfWork usual = EventPoint.usual(address).unitOfWork();
        String name = element.map(at -> attribute(at, "unitOfWork")).orElse("");
        UnitOfWork said = UnitOfWork.named(name).orElse(usual);
        if (EventPoint.isRollback(address) && said == UnitOfWork.MESSAGE_FLOW) {
            notes.add(address + ": sent independently instead of in messageFlow, where it would vanish with the"
                    + " transaction that it reports.");
            return UnitOfWork.INDEPENDENT;
        }
        return said;
    }

    private List<FieldQuery> fields(String address, Optional<Element> application) {
        List<FieldQuery> fields = new ArrayList<>();
        for (Element content : children(application, "simpleContent")) {
            String name = attribute(content, "name");
            String dataType = attribute(content, "dataType");
            child(content, "valueQuery")
                    .flatMap(element -> query(address + ", field " + name, element))
                    .ifPresent(query -> fields.add(new FieldQuery(
                            name,
                            dataType.isEmpty() ? "string" : dataType,
                            attribute(content, "targetNamespace"),
                            query)));
        }
        return fields;
    }

    private List<DocumentQuery> documents(String address, Optional<Element> application) {
        List<DocumentQuery> documents = new ArrayList<>();
        for (Element content : children(application, "complexContent")) {
            child(content, "payloadQuery").ifPresent(element -> {
                String name = attribute(content, "name");
                String named = name.isEmpty() ? lastStep(attribute(element, "queryText")) : name;
                query(address + ", document " + named, element)
                        .ifPresent(query ->
                                documents.add(new DocumentQuery(named, attribute(content, "targetNamespace"), query)));
            });
        }
        return documents;
    }

    private PayloadCapture payload(String address, Optional<Element> element) {
        if (element.isEmpty()) {
            return PayloadCapture.NONE;
        }
        String part = attribute(element.get(), "bitstreamContent");
        String encoding = attribute(element.get(), "encoding");
        if (PayloadCapture.Part.named(part).isEmpty() && !part.isEmpty()) {
            notes.add(address + ": the bitstream content '" + part + "' is not known, no payload is captured.");
        }
        return new PayloadCapture(
                PayloadCapture.Part.named(part).orElse(PayloadCapture.Part.NONE),
                Payload.Encoding.named(encoding).orElse(Payload.Encoding.BASE64),
                PayloadCapture.USUAL_MAX_BYTES);
    }

    private Optional<Query> query(String where, Element element) {
        Map<String, String> prefixes = new LinkedHashMap<>();
        for (Element mapping : children(Optional.of(element), "prefixMapping")) {
            prefixes.put(attribute(mapping, "prefix"), attribute(mapping, "URI"));
        }
        return queries.translate(where, attribute(element, "queryText"), prefixes);
    }

    private static String lastStep(String path) {
        String step = path.substring(path.lastIndexOf('/') + 1);
        String local = step.substring(step.indexOf(':') + 1);
        return local.isEmpty() ? "document" : local;
    }

    private static String attribute(Element element, String name) {
        String qualified = element.getAttributeNS(NAMESPACE, name);
        return qualified.isEmpty() ? element.getAttribute(name) : qualified;
    }

    private static Optional<Element> child(Element parent, String name) {
        return children(Optional.of(parent), name).stream().findFirst();
    }

    private static List<Element> children(Optional<Element> parent, String name) {
        return parent.map(IbmProfileReader::children).orElse(List.of()).stream()
                .filter(element -> element.getLocalName().equals(name))
                .toList();
    }

    private static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }
}
