package org.waybill.event.emit;

import org.waybill.event.query.MessageContent;

/** The media type of a body whose sender named none. */
final class MediaType {

    private MediaType() {}

    static String of(byte[] content, boolean isText) {
        return switch (MessageContent.Form.of(content)) {
            case JSON -> "application/json";
            case XML -> "application/xml";
            case OTHER, NONE -> isText ? "text/plain; charset=utf-8" : "application/octet-stream";
        };
    }
}
