package org.waybill.api;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.UUID;

/**
 * Bytes of others on their way to a browser: never with a media type of theirs, so that a hostile page among them is
 * shown as text and not run ({@code X-Content-Type-Options: nosniff} stands on every answer).
 */
final class Bytes {

    private Bytes() {}

    /** To be looked at: as text when it is UTF-8, else as plain bytes. */
    static Response view(byte[] content) {
        return Response.ok(content, isText(content) ? "text/plain;charset=UTF-8" : MediaType.APPLICATION_OCTET_STREAM)
                .build();
    }

    /** To be kept as a file, whose name is made of nothing but the identity and a known extension. */
    static Response download(byte[] content, UUID id, String contentType) {
        return Response.ok(content, MediaType.APPLICATION_OCTET_STREAM)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        "attachment; filename=\"" + id + extension(content, contentType) + "\"")
                .build();
    }

    private static String extension(byte[] content, String contentType) {
        String type = contentType.toLowerCase(Locale.ROOT);
        if (type.contains("json")) {
            return ".json";
        }
        if (type.contains("xml")) {
            return ".xml";
        }
        return isText(content) ? ".txt" : ".bin";
    }

    /** Piece by piece, since there may be many millions of bytes. */
    private static boolean isText(byte[] content) {
        for (byte b : content) {
            if (b == 0) {
                return false;
            }
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer bytes = ByteBuffer.wrap(content);
        CharBuffer some = CharBuffer.allocate(8_192);
        CoderResult result;
        do {
            some.clear();
            result = decoder.decode(bytes, some, true);
        } while (result.isOverflow());
        return !result.isError();
    }
}
