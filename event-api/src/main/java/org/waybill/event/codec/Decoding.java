package org.waybill.event.codec;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * From bytes to characters, without mercy: malformed input is refused, never replaced. The character set is named by the
 * byte order mark, else by the content type, else by the pattern of zero bytes or the XML declaration, else it is UTF-8
 * (RFC 7303 section 3, RFC 8259 section 8.1).
 */
final class Decoding {

    private static final Charset UTF_32BE = Charset.forName("UTF-32BE");
    private static final Charset UTF_32LE = Charset.forName("UTF-32LE");
    private static final int LONGEST_DECLARATION = 200;

    private Decoding() {}

    /** The characters, without a byte order mark; the buffer is backed by an array. */
    static CharBuffer decode(byte[] bytes, String contentType) throws UnreadableEventException {
        Charset charset;
        int mark = 0;
        if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
            charset = StandardCharsets.UTF_8;
            mark = 3;
        } else if (startsWith(bytes, 0, 0, 0xFE, 0xFF)) {
            charset = UTF_32BE;
            mark = 4;
        } else if (startsWith(bytes, 0xFF, 0xFE, 0, 0)) {
            charset = UTF_32LE;
            mark = 4;
        } else if (startsWith(bytes, 0xFE, 0xFF)) {
            charset = StandardCharsets.UTF_16BE;
            mark = 2;
        } else if (startsWith(bytes, 0xFF, 0xFE)) {
            charset = StandardCharsets.UTF_16LE;
            mark = 2;
        } else {
            charset = withoutMark(bytes, contentType);
        }
        return decode(ByteBuffer.wrap(bytes, mark, bytes.length - mark), charset);
    }

    private static Charset withoutMark(byte[] bytes, String contentType) throws UnreadableEventException {
        String named = charsetOf(contentType);
        if (!named.isEmpty()) {
            return charset(named, "content type");
        }
        if (bytes.length >= 4 && (bytes[0] == 0 || bytes[1] == 0)) {
            if (bytes[0] == 0) {
                return bytes[1] == 0 ? UTF_32BE : StandardCharsets.UTF_16BE;
            }
            return bytes[2] == 0 ? UTF_32LE : StandardCharsets.UTF_16LE;
        }
        if (startsWith(bytes, '<', '?', 'x', 'm', 'l')) {
            return declared(
                    new String(bytes, 0, Math.min(bytes.length, LONGEST_DECLARATION), StandardCharsets.ISO_8859_1));
        }
        return StandardCharsets.UTF_8;
    }

    private static Charset declared(String beginning) throws UnreadableEventException {
        int end = beginning.indexOf("?>");
        int name = beginning.indexOf("encoding");
        if (name < 0 || name > end) {
            return StandardCharsets.UTF_8;
        }
        int open = name + "encoding".length();
        while (open < end && beginning.charAt(open) != '"' && beginning.charAt(open) != '\'') {
            open++;
        }
        int close = beginning.indexOf(beginning.charAt(open), open + 1);
        if (close < 0 || close > end) {
            return StandardCharsets.UTF_8; // the XML parser will say what is wrong with it
        }
        Charset charset = charset(beginning.substring(open + 1, close), "XML declaration");
        // Its bytes could be read as single ones, so UTF-16 or UTF-32 is what it was before a transport re-encoded it.
        return charset.name().startsWith("UTF-") ? StandardCharsets.UTF_8 : charset;
    }

    private static String charsetOf(String contentType) {
        int at = contentType.toLowerCase(Locale.ROOT).indexOf("charset=");
        if (at < 0) {
            return "";
        }
        String rest = contentType.substring(at + "charset=".length());
        int end = rest.indexOf(';');
        return (end < 0 ? rest : rest.substring(0, end)).replace('"', ' ').strip();
    }

    private static Charset charset(String name, String where) throws UnreadableEventException {
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException e) {
            throw Refusal.of(
                    "The character set " + Refusal.quote(name) + " is unknown", where, "UTF-8 or another known one", e);
        }
    }

    private static CharBuffer decode(ByteBuffer bytes, Charset charset) throws UnreadableEventException {
        int start = bytes.position();
        CharsetDecoder decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer chars = CharBuffer.allocate((int) Math.ceil(bytes.remaining() * (double) decoder.maxCharsPerByte()));
        CoderResult result = decoder.decode(bytes, chars, true);
        if (!result.isError()) {
            result = decoder.flush(chars);
        }
        if (result.isError()) {
            throw Refusal.of(
                    "The bytes are not " + charset, "byte " + (bytes.position() - start), "text in " + charset);
        }
        return chars.flip();
    }

    private static boolean startsWith(byte[] bytes, int... beginning) {
        if (bytes.length < beginning.length) {
            return false;
        }
        for (int i = 0; i < beginning.length; i++) {
            if ((bytes[i] & 0xFF) != beginning[i]) {
                return false;
            }
        }
        return true;
    }
}
