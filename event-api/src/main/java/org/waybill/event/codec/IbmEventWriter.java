package org.waybill.event.codec;

import java.nio.CharBuffer;
import java.util.Base64;
import java.util.HexFormat;
import javax.xml.stream.XMLStreamConstants;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Writes {@code wmb:event} or {@code mon:event}, valid against IBM's schema where the event says what it wants. */
final class IbmEventWriter {

    private static final int NESTING = 200;

    private final StringBuilder xml = new StringBuilder(2048);
    private final IbmVocabulary vocabulary;
    private final MonitoringEvent event;

    IbmEventWriter(IbmVocabulary vocabulary, MonitoringEvent event) {
        this.vocabulary = vocabulary;
        this.event = event;
    }

    String write() {
        xml.append('<').append(vocabulary.prefix).append(":event xmlns:").append(vocabulary.prefix);
        xml.append("=\"").append(vocabulary.namespace).append("\">");
        element(vocabulary.eventPointData);
        applicationData();
        bitstream(event.payload());
        close("event");
        return xml.toString();
    }

    private void element(IbmVocabulary.Element element) {
        if (element.children().isEmpty() && hasNothingToSay(element)) {
            return;
        }
        open(element.name());
        for (IbmVocabulary.Attribute attribute : element.attributes()) {
            String value = value(attribute);
            if (attribute.required() || !value.isEmpty()) {
                attribute(attribute.name(), value);
            }
        }
        xml.append('>');
        element.children().forEach(this::element);
        close(element.name());
    }

    private boolean hasNothingToSay(IbmVocabulary.Element element) {
        return element.attributes().stream()
                .noneMatch(one -> one.required() || !value(one).isEmpty());
    }

    private String value(IbmVocabulary.Attribute attribute) {
        if (attribute.member() == Member.UNIQUE_FLOW) {
            return event.source().uniqueFlow();
        }
        return attribute.member() == null
                ? event.extensions().getOrDefault(attribute.path(), "")
                : attribute.member().of(event);
    }

    private void applicationData() {
        boolean addsFailure =
                !event.failure().isEmpty() && event.documents().stream().noneMatch(IbmContent::isExceptionList);
        if (event.fields().isEmpty() && event.documents().isEmpty() && !addsFailure) {
            return;
        }
        open("applicationData");
        xml.append('>');
        for (MonitoringEvent.Field field : event.fields()) {
            open("simpleContent");
            attribute("name", field.name());
            attribute("value", field.value());
            attribute("targetNamespace", field.namespace());
            attribute("dataType", field.dataType());
            xml.append("/>");
        }
        event.documents().forEach(this::document);
        if (addsFailure) {
            document(new MonitoringEvent.Document(IbmContent.EXCEPTION_LIST, failure(), ""));
        }
        close("applicationData");
    }

    private String failure() {
        check("failure", event.failure());
        StringBuilder list = new StringBuilder("<ExceptionList><RecoverableException><Text>");
        XmlText.escapeContent(list, event.failure());
        return list.append("</Text></RecoverableException></ExceptionList>").toString();
    }

    private void document(MonitoringEvent.Document document) {
        open("complexContent");
        attribute("elementName", document.name());
        attribute("targetNamespace", document.namespace());
        xml.append('>');
        if (isXml(document.content())) {
            xml.append(document.content());
        } else {
            content(document.name(), document.content());
        }
        close("complexContent");
    }

    /** Whether the text can stand between two tags as it is; if not, it is text to us and not markup. */
    private static boolean isXml(String text) {
        if (text.indexOf('<') < 0) {
            return false;
        }
        String whole = "<whole>" + text + "</whole>";
        try {
            XmlSource source = new XmlSource(CharBuffer.wrap(whole.toCharArray()), NESTING);
            int elements = 0;
            for (int part = source.next(); part != XMLStreamConstants.END_DOCUMENT; part = source.next()) {
                elements += part == XMLStreamConstants.START_ELEMENT ? 1 : 0;
            }
            return elements > 1;
        } catch (UnreadableEventException e) {
            return false;
        }
    }

    private void bitstream(Payload payload) {
        if (!payload.isPresent() && payload.absence() != Payload.Absence.EMPTY) {
            return;
        }
        String text = JsonPartsWriter.asText(payload).filter(XmlText::canHold).orElse("");
        boolean asText = !text.isEmpty();
        Payload.Encoding encoding =
                asText || payload.encoding() == Payload.Encoding.HEX ? payload.encoding() : Payload.Encoding.BASE64;
        open("bitstreamData");
        xml.append('>');
        open("bitstream");
        attribute("encoding", encoding.ibmName());
        xml.append('>');
        switch (encoding) {
            case NONE -> XmlText.escapeContent(xml, text);
            case CDATA -> cdata(text);
            case HEX -> xml.append(HexFormat.of().withUpperCase().formatHex(payload.content()));
            case BASE64 -> xml.append(Base64.getEncoder().encodeToString(payload.content()));
        }
        close("bitstream");
        close("bitstreamData");
    }

    /** A carriage return inside a section is lost in reading, so text with one is escaped instead. */
    private void cdata(String text) {
        if (text.indexOf('\r') >= 0) {
            XmlText.escapeContent(xml, text);
        } else {
            xml.append("<![CDATA[")
                    .append(text.replace("]]>", "]]]]><![CDATA[>"))
                    .append("]]>");
        }
    }

    private void open(String name) {
        xml.append('<').append(vocabulary.prefix).append(':').append(name);
    }

    private void close(String name) {
        xml.append("</").append(vocabulary.prefix).append(':').append(name).append('>');
    }

    private void attribute(String name, String value) {
        xml.append(' ').append(vocabulary.prefix).append(':').append(name).append("=\"");
        check(name, value);
        XmlText.escapeAttribute(xml, value);
        xml.append('"');
    }

    private void content(String name, String text) {
        check(name, text);
        XmlText.escapeContent(xml, text);
    }

    private void check(String name, String text) {
        if (!XmlText.canHold(text)) {
            throw new IllegalArgumentException("The event " + event.id() + " cannot be written as XML: " + name
                    + " holds a control character; expected text without any");
        }
    }
}
