package org.waybill.event.query;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.waybill.event.Payload;

/** One message and what its queries have parsed of it so far. Belongs to one thread. */
public final class MessageContent {

    private final MonitoredMessage message;
    private final NavigableMap<String, String> hidden = new TreeMap<>();
    private Form form;
    private Object json;
    private Document xml;
    private boolean unparseable;
    private boolean isCopy;
    private Element root;
    private MessageContent masked;

    public MessageContent(MonitoredMessage message) {
        this.message = message;
    }

    /** What the payload looks like; decided by its first character, since content types are seldom set. */
    public Form form() {
        if (form == null) {
            form = Form.of(message.body().content());
        }
        return form;
    }

    /** The body as it may leave: of a masked message, what the mask has left of it. */
    public Payload body() {
        if (!isCopy || (json == null && xml == null)) {
            return message.body();
        }
        byte[] rewritten = xml == null ? JsonTree.write(json).getBytes(StandardCharsets.UTF_8) : XmlTree.bytes(xml);
        return Payload.of(rewritten, message.body().contentType());
    }

    /** The number of bytes of the body before anything was masked, -1 when not known. */
    public long originalSize() {
        return message.body().originalSize();
    }

    /** All headers and properties. */
    public NavigableMap<String, String> properties() {
        if (hidden.isEmpty()) {
            return message.properties();
        }
        NavigableMap<String, String> properties = new TreeMap<>(message.properties());
        hidden.forEach(properties::replace);
        return properties;
    }

    String property(String name) {
        String value = message.property(name);
        return value.isEmpty() ? "" : hidden.getOrDefault(name, value);
    }

    void hideProperty(String name) {
        hidden.put(name, Mask.HIDDEN);
    }

    /** The message as that mask shows it; made once, since a flow has one mask. */
    public MessageContent masked(Mask mask) {
        if (masked == null) {
            masked = mask.isEmpty() ? this : mask.hide(this);
        }
        return masked;
    }

    /** The message itself with its headers and properties to hide. */
    MessageContent sameBody() {
        MessageContent copy = new MessageContent(message);
        copy.form = form();
        return copy;
    }

    /** A copy of what was parsed, for a mask to change. */
    MessageContent copy() throws QueryFailedException {
        MessageContent copy = sameBody();
        copy.isCopy = true;
        switch (form()) {
            case JSON -> copy.json = JsonTree.copy(json());
            case XML -> copy.xml = (Document) xml().cloneNode(true);
            case OTHER, NONE -> {}
        }
        return copy;
    }

    /** Stands for a message of which nothing but the properties may be seen. */
    MessageContent withoutBody() {
        MessageContent copy = new MessageContent(new Bodiless(message));
        copy.form = Form.NONE;
        copy.unparseable = true;
        return copy;
    }

    Object json() throws QueryFailedException {
        if (json == null) {
            requireForm(Form.JSON);
            try {
                json = JsonTree.parse(message.body().content());
            } catch (IOException e) {
                throw unparseable("JSON");
            }
        }
        return json;
    }

    Document xml() throws QueryFailedException {
        if (xml == null) {
            requireForm(Form.XML);
            try {
                xml = XmlTree.parse(message.body().content());
            } catch (IOException e) {
                throw unparseable("XML without a DTD");
            }
        }
        return xml;
    }

    /** IBM's message tree, as far as a JMS message has one: {@code Root/Properties}, {@code Root/MQMD}, {@code Root/MQRFH2/usr}. */
    Element root() {
        if (root == null) {
            Document owner = XmlTree.newDocument();
            NavigableMap<String, String> properties = properties();
            root = owner.createElement("Root");
            owner.appendChild(root);
            root.appendChild(XmlTree.ofProperties(owner, "Properties", properties));
            root.appendChild(XmlTree.ofProperties(owner, "MQMD", mqmd()));
            Element rfh = owner.createElement("MQRFH2");
            root.appendChild(rfh);
            rfh.appendChild(XmlTree.ofProperties(owner, "usr", properties));
            root.appendChild(owner.createElement("LocalEnvironment"));
        }
        return root;
    }

    Element part(String name) {
        return (Element) root().getElementsByTagName(name).item(0);
    }

    private Map<String, String> mqmd() {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("MsgId", property("JMSMessageID"));
        fields.put("CorrelId", property("JMSCorrelationID"));
        fields.put("ReplyToQ", property("JMSReplyTo"));
        fields.put("Priority", property("JMSPriority"));
        fields.put("UserIdentifier", property("JMSXUserID"));
        return fields;
    }

    private void requireForm(Form needed) throws QueryFailedException {
        if (unparseable || form() != needed) {
            throw new QueryFailedException(
                    "The payload is not " + needed + (form() == Form.NONE ? ": the message has no readable body" : ""));
        }
    }

    private QueryFailedException unparseable(String language) {
        unparseable = true;
        return new QueryFailedException("The payload is not well-formed " + language);
    }

    /** What a payload looks like. */
    public enum Form {
        JSON,
        XML,
        OTHER,
        NONE;

        /** The form of a body, told by its first character. */
        public static Form of(byte[] content) {
            for (byte b : content) {
                if (b == '{' || b == '[') {
                    return JSON;
                }
                if (b == '<') {
                    return XML;
                }
                if (!isWhiteSpaceOrMark(b)) {
                    return OTHER;
                }
            }
            return NONE;
        }

        /** Also the bytes of a byte order mark, and the zeros of UTF-16. */
        private static boolean isWhiteSpaceOrMark(byte b) {
            boolean isUtf8Mark = b == (byte) 0xEF || b == (byte) 0xBB || b == (byte) 0xBF;
            boolean isUtf16Mark = b == (byte) 0xFE || b == (byte) 0xFF;
            return isUtf8Mark || isUtf16Mark || (b >= 0 && b <= ' ');
        }
    }

    private record Bodiless(MonitoredMessage message) implements MonitoredMessage {
        @Override
        public Payload body() {
            return Payload.absent(Payload.Absence.UNREADABLE, message.body().originalSize());
        }

        @Override
        public NavigableMap<String, String> properties() {
            return message.properties();
        }

        @Override
        public String property(String name) {
            return message.property(name);
        }
    }
}
