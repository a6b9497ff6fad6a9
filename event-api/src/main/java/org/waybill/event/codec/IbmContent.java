package org.waybill.event.codec;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import javax.xml.stream.XMLStreamConstants;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Reads what an IBM event carries of the message: documents and the bytes. */
final class IbmContent {

    static final String EXCEPTION_LIST = "ExceptionList";

    private final XmlSource xml;
    private final EventDraft draft;
    private final ReadLimits limits;

    IbmContent(XmlSource xml, EventDraft draft, ReadLimits limits) {
        this.xml = xml;
        this.draft = draft;
        this.limits = limits;
    }

    /** The current {@code complexContent}, to its end. An exception list also says why the flow failed. */
    void document(String name, String namespace) throws UnreadableEventException {
        boolean isFailure = name.equals(EXCEPTION_LIST);
        ExceptionText exceptions = new ExceptionText();
        String content = new SubtreeCopy(xml, limits.maxDocumentLength())
                .copy(isFailure ? exceptions : SubtreeCopy.Listener.NONE);
        draft.document(name, content, namespace);
        if (isFailure && !draft.has(Member.FAILURE)) {
            draft.set(Member.FAILURE, EXCEPTION_LIST, exceptions.text());
        }
    }

    /** The current {@code bitstream}, to its end. */
    void bitstream(String encodingName) throws UnreadableEventException {
        Payload.Encoding encoding = encodingName.isEmpty()
                ? Payload.Encoding.NONE
                : Payload.Encoding.named(encodingName)
                        .orElseThrow(() -> draft.refusal(
                                "The encoding of the bitstream is " + Refusal.quote(encodingName),
                                "none, CDATA, hexBinary or base64Binary"));
        byte[] bytes = decode(text(), encoding);
        draft.payload(
                bytes.length == 0
                        ? Payload.absent(Payload.Absence.EMPTY, 0)
                        : new Payload(bytes, "", encoding, Payload.Absence.PRESENT, bytes.length));
    }

    /** The element's text; with CDATA sections only theirs, when nothing but white space surrounds them. */
    private String text() throws UnreadableEventException {
        StringBuilder all = new StringBuilder();
        StringBuilder sections = new StringBuilder();
        boolean anySection = false;
        boolean onlySections = true;
        while (true) {
            int part = xml.next();
            if (part == XMLStreamConstants.END_ELEMENT) {
                return anySection && onlySections ? sections.toString() : all.toString();
            }
            if (part == XMLStreamConstants.START_ELEMENT) {
                throw draft.refusal(
                        "The bitstream holds the element "
                                + Refusal.quote(xml.at().getLocalName()),
                        "text");
            }
            if (XmlSource.isText(part)) {
                int before = all.length();
                xml.appendText(all);
                if (part == XMLStreamConstants.CDATA) {
                    anySection = true;
                    xml.appendText(sections);
                } else {
                    onlySections &= Texts.isBlank(all.subSequence(before, all.length()));
                }
            }
        }
    }

    private byte[] decode(String text, Payload.Encoding encoding) throws UnreadableEventException {
        try {
            return switch (encoding) {
                case NONE, CDATA -> JsonParts.utf8(text, draft);
                case HEX -> HexFormat.of().parseHex(Texts.withoutSpace(text));
                case BASE64 ->
                    Base64.getDecoder().decode(Texts.withoutSpace(text).getBytes(StandardCharsets.ISO_8859_1));
            };
        } catch (IllegalArgumentException e) {
            throw Refusal.of(
                    "The bitstream is not " + encoding.ibmName() + ": " + e.getMessage(),
                    xml.where(),
                    "only the characters of " + encoding.ibmName(),
                    e);
        }
    }

    static boolean isExceptionList(MonitoringEvent.Document document) {
        return document.name().equals(EXCEPTION_LIST);
    }
}
