package org.waybill.event.codec;

import java.io.CharArrayReader;
import java.nio.CharBuffer;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The parts of an XML text, without DTD and entities, bounded in depth, each failure in words and with its place. */
final class XmlSource {

    /** Unless it is set, CDATA sections look like any text. */
    private static final String REPORT_CDATA = "http://java.sun.com/xml/stream/properties/report-cdata-event";

    private final XMLStreamReader reader;
    private final int maxDepth;
    private int depth;

    XmlSource(CharBuffer text, int maxDepth) throws UnreadableEventException {
        this.maxDepth = maxDepth;
        try {
            reader = factory().createXMLStreamReader(new CharArrayReader(text.array(), 0, text.limit()));
        } catch (XMLStreamException e) {
            throw broken(e);
        }
    }

    /**
     * A factory of its own for every text: none is thread-safe, and a parser that the JDK uses again remembers things
     * (seen after a refused text: namespace declarations became attributes). It costs a fifth of the time.
     */
    private static XMLInputFactory factory() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, true);
        factory.setProperty(REPORT_CDATA, true);
        return factory;
    }

    /** The next part as in {@link XMLStreamConstants}; {@code END_DOCUMENT} is the last. */
    int next() throws UnreadableEventException {
        int part;
        try {
            part = reader.next();
        } catch (XMLStreamException e) {
            throw broken(e);
        }
        if (part == XMLStreamConstants.START_ELEMENT) {
            if (++depth > maxDepth) {
                throw Refusal.of("The XML has more than " + maxDepth + " levels", where(), "fewer");
            }
        } else if (part == XMLStreamConstants.END_ELEMENT) {
            depth--;
        } else if (part == XMLStreamConstants.DTD) {
            throw Refusal.of("The XML has a document type declaration", where(), "an event without one");
        } else if (part == XMLStreamConstants.ENTITY_REFERENCE) {
            throw Refusal.of(
                    "The XML refers to the entity " + Refusal.quote(reader.getLocalName()), where(), "its text");
        }
        return part;
    }

    /** Goes to the next element's start, past text, and tells whether there is one before the current element's end. */
    boolean nextChild() throws UnreadableEventException {
        while (true) {
            int part = next();
            if (part == XMLStreamConstants.START_ELEMENT) {
                return true;
            }
            if (part == XMLStreamConstants.END_ELEMENT || part == XMLStreamConstants.END_DOCUMENT) {
                return false;
            }
        }
    }

    /** The current element's name and attributes, the current text. */
    XMLStreamReader at() {
        return reader;
    }

    /** The namespace of the current element; empty when it has none. */
    String namespace() {
        return orEmpty(reader.getNamespaceURI());
    }

    /** The namespace of an attribute of the current element; empty when it has none. */
    String attributeNamespace(int index) {
        return orEmpty(reader.getAttributeNamespace(index));
    }

    static String orEmpty(String text) {
        return text == null ? "" : text;
    }

    static boolean isText(int part) {
        return part == XMLStreamConstants.CHARACTERS
                || part == XMLStreamConstants.CDATA
                || part == XMLStreamConstants.SPACE;
    }

    /** Adds the current text. */
    void appendText(StringBuilder target) {
        target.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
    }

    String where() {
        return lineAndColumn(reader.getLocation());
    }

    private static UnreadableEventException broken(XMLStreamException e) {
        String message = orEmpty(e.getMessage());
        int detail = message.indexOf("Message: ");
        String what = detail < 0 ? message : message.substring(detail + "Message: ".length());
        String place = e.getLocation() == null ? "" : lineAndColumn(e.getLocation());
        return Refusal.of("The XML is broken: " + oneLine(what), place, "well-formed XML", e);
    }

    private static String oneLine(String text) {
        String line = text.replace('\n', ' ').strip();
        return line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    }

    private static String lineAndColumn(Location at) {
        return "line " + at.getLineNumber() + ", column " + at.getColumnNumber();
    }
}
