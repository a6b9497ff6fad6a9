package org.waybill.event.emit;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.NavigableMap;
import org.waybill.event.Payload;
import org.waybill.event.Payload.Absence;
import org.waybill.event.emit.profile.PayloadCapture;
import org.waybill.event.query.MessageContent;

/**
 * The part of a message that an event carries. Headers are written one a line as {@code name: value}, with line breaks as
 * {@code %0D} and {@code %0A}; {@code all} is the headers, an empty line, and the body byte for byte.
 */
final class CapturedPayload {

    private CapturedPayload() {}

    static Payload of(PayloadCapture capture, MessageContent shown, long originalSize) {
        return switch (capture.part()) {
            case NONE -> Payload.NOT_CAPTURED;
            case HEADERS -> capped(capture, headers(shown.properties()), "text/plain; charset=utf-8", -1);
            case BODY -> body(capture, shown, originalSize);
            case ALL -> all(capture, shown, originalSize);
        };
    }

    private static Payload body(PayloadCapture capture, MessageContent shown, long originalSize) {
        if (originalSize > capture.maxBytes()) {
            return Payload.absent(Absence.TOO_LARGE, originalSize);
        }
        Payload body = shown.body();
        return body.isPresent() ? capped(capture, body.content(), body.contentType(), originalSize) : body;
    }

    private static Payload all(PayloadCapture capture, MessageContent shown, long originalSize) {
        byte[] headers = headers(shown.properties());
        if (originalSize + headers.length > capture.maxBytes()) {
            return Payload.absent(Absence.TOO_LARGE, originalSize + headers.length);
        }
        Payload body = shown.body();
        if (body.absence() == Absence.UNREADABLE) {
            return body;
        }
        byte[] all = new byte[headers.length + 2 + body.content().length];
        System.arraycopy(headers, 0, all, 0, headers.length);
        all[headers.length] = '\r';
        all[headers.length + 1] = '\n';
        System.arraycopy(body.content(), 0, all, headers.length + 2, body.content().length);
        return capped(capture, all, "application/octet-stream", -1);
    }

    /** @param originalSize the size before masking, -1 for that of the content */
    private static Payload capped(PayloadCapture capture, byte[] content, String contentType, long originalSize) {
        long size = originalSize < 0 ? content.length : originalSize;
        return content.length > capture.maxBytes()
                ? Payload.absent(Absence.TOO_LARGE, size)
                : new Payload(content, contentType, capture.encoding(), Absence.PRESENT, size);
    }

    private static byte[] headers(NavigableMap<String, String> properties) {
        StringBuilder lines = new StringBuilder();
        for (Map.Entry<String, String> property : properties.entrySet()) {
            lines.append(property.getKey())
                    .append(": ")
                    .append(property.getValue().replace("\r", "%0D").replace("\n", "%0A"))
                    .append("\r\n");
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }
}
