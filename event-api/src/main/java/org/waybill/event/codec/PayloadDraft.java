package org.waybill.event.codec;

import java.util.Arrays;
import org.waybill.event.Payload;

/** A payload while it is being read, its members in any order. */
final class PayloadDraft {

    private static final byte[] NOTHING = new byte[0];

    private final EventDraft event;
    private byte[] content = NOTHING;
    private boolean contentGiven;
    private String contentType = "";
    private String defaultContentType = "";
    private Payload.Encoding encoding = Payload.Encoding.NONE;
    private boolean encodingGiven;
    private Payload.Absence absence = Payload.Absence.PRESENT;
    private boolean absenceGiven;
    private long originalSize;
    private boolean sizeGiven;

    PayloadDraft(EventDraft event) {
        this.event = event;
    }

    void content(byte[] bytes, Payload.Encoding natural) throws UnreadableEventException {
        if (contentGiven) {
            throw event.refusal("The payload is given twice", "one of text, base64 and json");
        }
        content = bytes;
        contentGiven = true;
        encoding = encodingGiven ? encoding : natural;
    }

    void contentType(String given) throws UnreadableEventException {
        event.checkName("The payload's content type", given);
        contentType = given;
    }

    void defaultContentType(String given) {
        defaultContentType = given;
    }

    void encoding(String ibmName) throws UnreadableEventException {
        encoding = Payload.Encoding.named(ibmName)
                .orElseThrow(() -> event.refusal(
                        "The payload's encoding is " + Refusal.quote(ibmName),
                        "none, CDATA, hexBinary or base64Binary"));
        encodingGiven = true;
    }

    void absence(String name) throws UnreadableEventException {
        absence = Arrays.stream(Payload.Absence.values())
                .filter(one -> one.name().equals(name))
                .findAny()
                .orElseThrow(() -> event.refusal(
                        "The payload's absence is " + Refusal.quote(name),
                        "one of " + Arrays.toString(Payload.Absence.values())));
        absenceGiven = true;
    }

    void originalSize(String number) throws UnreadableEventException {
        try {
            originalSize = Long.parseLong(number);
        } catch (NumberFormatException e) {
            throw event.refusal("originalSize is " + Refusal.quote(number), "a whole number of bytes");
        }
        if (originalSize < -1) {
            throw event.refusal("originalSize is " + number, "a whole number of bytes, or -1 for unknown");
        }
        sizeGiven = true;
    }

    boolean isGiven() {
        return contentGiven || absenceGiven;
    }

    Payload build() throws UnreadableEventException {
        if (!isGiven()) {
            throw event.refusal("The payload is neither there nor absent", "text, base64, json or absence");
        }
        if (contentGiven == (absence != Payload.Absence.PRESENT)) {
            throw event.refusal(
                    "The payload's content and its absence " + absence + " contradict each other", "one of them");
        }
        return new Payload(
                content,
                contentType.isEmpty() ? defaultContentType : contentType,
                encoding,
                absence,
                sizeGiven ? originalSize : contentGiven ? content.length : -1);
    }
}
