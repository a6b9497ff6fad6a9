package org.waybill.event.query;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Result;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Attr;
import org.w3c.dom.DOMException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** XML as a DOM, since XPath wants one. Documents with a DTD are refused: there is no other way to an entity's expansion. */
public final class XmlTree {

    private static final DocumentBuilderFactory PARSERS = parsers();
    private static final TransformerFactory WRITERS = TransformerFactory.newDefaultInstance();

    /** Parsers cost more than the small documents that they read; one belongs to one thread at a time. */
    private static final ConcurrentLinkedQueue<DocumentBuilder> IDLE = new ConcurrentLinkedQueue<>();

    private XmlTree() {}

    /**
     * @throws IOException when the bytes are not one well-formed document without a DTD; the message is the parser's own
     *     and may quote the document
     */
    public static Document parse(byte[] content) throws IOException {
        DocumentBuilder parser = IDLE.poll();
        try {
            if (parser == null) {
                parser = newParser();
            }
            return parser.parse(new ByteArrayInputStream(content));
        } catch (SAXException e) {
            throw new IOException(e.getMessage(), e);
        } finally {
            if (parser != null) {
                IDLE.offer(parser);
            }
        }
    }

    /** A small document of one level: {@code <root><name>value</name>…</root>}. Names that XML forbids are left out. */
    static Element ofProperties(Document owner, String root, Map<String, String> properties) {
        Element element = owner.createElement(root);
        properties.forEach((name, value) -> {
            try {
                element.appendChild(owner.createElement(name)).setTextContent(value);
            } catch (DOMException notAnXmlName) {
                // Cannot be asked for by XPath either.
            }
        });
        return element;
    }

    static Document newDocument() {
        return newParser().newDocument();
    }

    static byte[] bytes(Document document) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        write(document, new StreamResult(bytes), "no");
        return bytes.toByteArray();
    }

    static String text(Node node) {
        if (node.getNodeType() != Node.ELEMENT_NODE && node.getNodeType() != Node.DOCUMENT_NODE) {
            return node.getNodeValue();
        }
        StringWriter text = new StringWriter();
        write(node, new StreamResult(text), "yes");
        return text.toString();
    }

    /** Replaces what an element, an attribute or a text says, with all that is below. */
    static void hide(Node node) {
        if (node instanceof Element element) {
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                Attr attribute = (Attr) element.getAttributes().item(i);
                if (!XMLConstants.XMLNS_ATTRIBUTE_NS_URI.equals(attribute.getNamespaceURI())) {
                    attribute.setValue(Mask.HIDDEN);
                }
            }
            element.setTextContent(Mask.HIDDEN);
        } else if (node instanceof Document document) {
            hide(document.getDocumentElement());
        } else {
            node.setNodeValue(Mask.HIDDEN);
        }
    }

    private static void write(Node node, Result result, String omitDeclaration) {
        try {
            Transformer writer = WRITERS.newTransformer();
            writer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, omitDeclaration);
            writer.transform(new DOMSource(node), result);
        } catch (TransformerException e) {
            throw new IllegalStateException("Writing a document to memory cannot fail", e);
        }
    }

    private static DocumentBuilder newParser() {
        try {
            DocumentBuilder parser = PARSERS.newDocumentBuilder();
            parser.setErrorHandler(new Silent());
            return parser;
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("The JDK's own XML parser has these features", e);
        }
    }

    private static DocumentBuilderFactory parsers() {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
        try {
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setFeature("http://apache.org/xml/features/dom/defer-node-expansion", false);
            factory.setAttribute("jdk.xml.maxElementDepth", "1000");
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("The JDK's own XML parser has these features", e);
        }
        factory.setXIncludeAware(false);
        factory.setExpandEntityReferences(false);
        return factory;
    }

    /** Throws what the JDK would also print to the standard error. */
    private static final class Silent extends DefaultHandler {
        @Override
        public void error(org.xml.sax.SAXParseException e) throws SAXException {
            throw e;
        }
    }
}
