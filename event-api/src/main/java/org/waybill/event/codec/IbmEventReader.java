package org.waybill.event.codec;

import java.time.Instant;
import javax.xml.stream.XMLStreamReader;
import org.waybill.event.EventIdentity;
import org.waybill.event.MonitoringEvent;

/**
 * Reads one IBM event: elements in any order and number, attributes with the prefix or, failing that, without. An empty
 * attribute counts as an absent one.
 */
final class IbmEventReader {

    private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

    private final XmlSource xml;
    private final XMLStreamReader at;
    private final IbmVocabulary vocabulary;
    private final EventDraft draft;
    private final IbmContent content;

    IbmEventReader(XmlSource xml, IbmVocabulary vocabulary, ReadLimits limits) {
        this.xml = xml;
        this.at = xml.at();
        this.vocabulary = vocabulary;
        this.draft = new EventDraft(limits, xml::where);
        this.content = new IbmContent(xml, draft, limits);
    }

    void readRoot() throws UnreadableEventException {
        attributes(null, "");
        children("");
        xml.nextChild(); // whatever follows the root element is an error of its own
    }

    MonitoringEvent build(String transportId) throws UnreadableEventException {
        Instant createdAt = draft.createdAt("creationTime");
        String local = draft.get(Member.LOCAL_TRANSACTION_ID);
        if (local.isEmpty() && transportId.isEmpty()) {
            throw draft.refusal("The event has no localTransactionId, and the transport names no id", "one of them");
        }
        String uniqueFlow = draft.has(Member.UNIQUE_FLOW) ? draft.get(Member.UNIQUE_FLOW) : draft.get(Member.FLOW);
        return draft.build(EventIdentity.derived(
                createdAt,
                "ibm",
                uniqueFlow,
                local.isEmpty() ? transportId : local,
                draft.get(Member.ADDRESS),
                Integer.toString(draft.counter())));
    }

    /** Reads what is inside the current element, to its end. */
    private void children(String path) throws UnreadableEventException {
        while (xml.nextChild()) {
            String name = at.getLocalName();
            if (!xml.namespace().equals(vocabulary.namespace)) {
                unknown(path, name);
                continue;
            }
            IbmVocabulary.Element element = vocabulary.element(name);
            if (element != null) {
                attributes(element, element.path());
                children(element.path());
                continue;
            }
            switch (name) {
                case "applicationData", "bitstreamData" -> {
                    attributes(null, name);
                    children(name);
                }
                case "simpleContent" -> simpleContent(path + "/" + name);
                case "complexContent" -> complexContent(path + "/" + name);
                case "bitstream" -> bitstream(path + "/" + name);
                default -> unknown(path, name);
            }
        }
    }

    private void attributes(IbmVocabulary.Element element, String path) throws UnreadableEventException {
        for (int i = 0; i < at.getAttributeCount(); i++) {
            String name = at.getAttributeLocalName(i);
            IbmVocabulary.Attribute attribute = element == null ? null : element.attribute(name);
            if (attribute == null) {
                keepAttribute(i, path);
            } else if (isOwn(i)) {
                String value = at.getAttributeValue(i);
                if (attribute.member() != null) {
                    draft.set(attribute.member(), name, value);
                } else if (!value.isEmpty()) {
                    keep(attribute.path(), value);
                }
            }
        }
    }

    /** Whether the attribute has the event's namespace; or has none, while no other of its name has. */
    private boolean isOwn(int index) {
        String namespace = xml.attributeNamespace(index);
        return namespace.equals(vocabulary.namespace)
                || (namespace.isEmpty()
                        && at.getAttributeValue(vocabulary.namespace, at.getAttributeLocalName(index)) == null);
    }

    /** The attribute with the prefix, else the one without, else the empty text. */
    private String attribute(String name) {
        String qualified = at.getAttributeValue(vocabulary.namespace, name);
        return qualified != null ? qualified : XmlSource.orEmpty(at.getAttributeValue("", name));
    }

    private void simpleContent(String path) throws UnreadableEventException {
        keepOthers(path, "name", "value", "dataType", "targetNamespace");
        draft.field(attribute("name"), attribute("value"), attribute("dataType"), attribute("targetNamespace"));
        children(path);
    }

    private void complexContent(String path) throws UnreadableEventException {
        keepOthers(path, "elementName", "targetNamespace");
        content.document(attribute("elementName"), attribute("targetNamespace"));
    }

    private void bitstream(String path) throws UnreadableEventException {
        keepOthers(path, "encoding");
        content.bitstream(attribute("encoding"));
    }

    private void keepOthers(String path, String... known) throws UnreadableEventException {
        for (int i = 0; i < at.getAttributeCount(); i++) {
            boolean isKnown = false;
            for (String name : known) {
                isKnown |= name.equals(at.getAttributeLocalName(i));
            }
            if (!isKnown) {
                keepAttribute(i, path);
            }
        }
    }

    private void keepAttribute(int index, String path) throws UnreadableEventException {
        if (!at.getAttributeValue(index).isEmpty()
                && !xml.attributeNamespace(index).equals(SCHEMA_INSTANCE)) {
            keep(path + (path.isEmpty() ? "@" : "/@") + at.getAttributeLocalName(index), at.getAttributeValue(index));
        }
    }

    /** Keeps an element that has no meaning here: its attributes, its text, and what is inside. */
    private void unknown(String parent, String name) throws UnreadableEventException {
        String path = parent.isEmpty() ? name : parent + "/" + name;
        draft.checkName("The path of an unknown element", path);
        for (int i = 0; i < at.getAttributeCount(); i++) {
            keepAttribute(i, path);
        }
        StringBuilder text = new StringBuilder();
        while (true) {
            int part = xml.next();
            if (XmlSource.isText(part)) {
                xml.appendText(text);
            } else if (part == XMLStreamReader.START_ELEMENT) {
                unknown(path, at.getLocalName());
            } else if (part == XMLStreamReader.END_ELEMENT) {
                break;
            }
        }
        if (!Texts.isBlank(text)) {
            keep(path, text.toString().strip());
        }
    }

    /** Paths are not unique in XML; from the second on they are numbered. */
    private void keep(String path, String value) throws UnreadableEventException {
        String key = path;
        for (int n = 2; draft.hasExtension(key); n++) {
            key = path + "[" + n + "]";
        }
        draft.extension(key, value);
    }
}
