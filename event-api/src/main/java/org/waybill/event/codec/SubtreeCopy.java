package org.waybill.event.codec;

import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamReader;

/**
 * Copies what is inside the current element as XML text that can stand alone: prefixes that are declared outside are
 * declared again. Comments and processing instructions are left out.
 */
final class SubtreeCopy {

    private final XmlSource xml;
    private final XMLStreamReader at;
    private final int maxLength;
    private final StringBuilder copy = new StringBuilder();
    private final List<Binding> scope = new ArrayList<>();
    private int depth;
    private boolean tagIsOpen;
    private boolean anyElement;
    private final StringBuilder plain = new StringBuilder();

    SubtreeCopy(XmlSource xml, int maxLength) {
        this.xml = xml;
        this.at = xml.at();
        this.maxLength = maxLength;
    }

    /** The copy, or the plain text when there is no element; white space around it is left out. Afterwards the element's end is the current part. */
    String copy(Listener listener) throws UnreadableEventException {
        while (true) {
            int part = xml.next();
            if (part == XMLStreamConstants.START_ELEMENT) {
                start();
                listener.start(at.getLocalName());
            } else if (part == XMLStreamConstants.END_ELEMENT) {
                if (depth == 0) {
                    return (anyElement ? copy : plain).toString().strip();
                }
                end();
                listener.end();
            } else if (XmlSource.isText(part)) {
                closeTag();
                String text = at.getText();
                XmlText.escapeContent(copy, text);
                if (!anyElement) {
                    plain.append(text);
                }
                listener.text(text);
            }
            if (copy.length() > maxLength) {
                throw Refusal.of(
                        "A document has more than " + maxLength + " characters", xml.where(), "at most " + maxLength);
            }
        }
    }

    private void start() throws UnreadableEventException {
        closeTag();
        anyElement = true;
        depth++;
        copy.append('<');
        name(at.getPrefix(), at.getLocalName());
        for (int i = 0; i < at.getNamespaceCount(); i++) {
            declare(XmlSource.orEmpty(at.getNamespacePrefix(i)), XmlSource.orEmpty(at.getNamespaceURI(i)));
        }
        use(XmlSource.orEmpty(at.getPrefix()), xml.namespace());
        for (int i = 0; i < at.getAttributeCount(); i++) {
            String prefix = XmlSource.orEmpty(at.getAttributePrefix(i));
            if (!prefix.isEmpty()) {
                use(prefix, xml.attributeNamespace(i));
            }
            copy.append(' ');
            name(prefix, at.getAttributeLocalName(i));
            copy.append("=\"");
            XmlText.escapeAttribute(copy, at.getAttributeValue(i));
            copy.append('"');
        }
        tagIsOpen = true;
    }

    private void end() {
        if (tagIsOpen) {
            copy.append("/>");
            tagIsOpen = false;
        } else {
            copy.append("</");
            name(at.getPrefix(), at.getLocalName());
            copy.append('>');
        }
        while (!scope.isEmpty() && scope.get(scope.size() - 1).depth == depth) {
            scope.remove(scope.size() - 1);
        }
        depth--;
    }

    private void closeTag() {
        if (tagIsOpen) {
            copy.append('>');
            tagIsOpen = false;
        }
    }

    private void name(String prefix, String localName) {
        if (prefix != null && !prefix.isEmpty()) {
            copy.append(prefix).append(':');
        }
        copy.append(localName);
    }

    private void use(String prefix, String uri) {
        if (!prefix.equals("xml") && !uri.equals(bound(prefix))) {
            declare(prefix, uri);
        }
    }

    private String bound(String prefix) {
        for (int i = scope.size() - 1; i >= 0; i--) {
            if (scope.get(i).prefix.equals(prefix)) {
                return scope.get(i).uri;
            }
        }
        return prefix.isEmpty() ? "" : "undeclared";
    }

    private void declare(String prefix, String uri) {
        scope.add(new Binding(prefix, uri, depth));
        copy.append(prefix.isEmpty() ? " xmlns" : " xmlns:").append(prefix).append("=\"");
        XmlText.escapeAttribute(copy, uri);
        copy.append('"');
    }

    private record Binding(String prefix, String uri, int depth) {}

    /** Sees the subtree pass by. */
    interface Listener {
        Listener NONE = new Listener() {
            @Override
            public void start(String localName) {}

            @Override
            public void text(String text) {}

            @Override
            public void end() {}
        };

        void start(String localName);

        void text(String text);

        void end();
    }
}
