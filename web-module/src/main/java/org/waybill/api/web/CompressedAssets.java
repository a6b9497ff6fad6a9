package org.waybill.api.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * Sends the viewer's scripts and styles compressed to whoever takes gzip (RFC 9110, 12.5.3): a third of the bytes. They never
 * change, so each is compressed once and kept, about a megabyte in all. Answers of the API are left as they are, above all the
 * stream of changes.
 */
public class CompressedAssets extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final Pattern COMPRESSIBLE = Pattern.compile("/assets/[^/]+\\.(js|css|svg)");
    private static final Pattern TAKES_GZIP = Pattern.compile("(^|[, ])gzip(?! *; *q=0(\\.0*)?([ ,]|$))");

    private final transient Map<String, byte[]> compressed = new ConcurrentHashMap<>();

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String path = DeepLinks.fileOf(request);
        if (!COMPRESSIBLE.matcher(path).matches()) {
            chain.doFilter(request, response);
            return;
        }
        response.addHeader("Vary", "Accept-Encoding");
        Optional<byte[]> bytes = request.getMethod().equals("GET")
                        && request.getHeader("Range") == null
                        && takesGzip(request.getHeader("Accept-Encoding"))
                ? compressed(path)
                : Optional.empty();
        if (bytes.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        response.setContentType(getServletContext().getMimeType(path));
        response.setHeader("Content-Encoding", "gzip");
        response.setContentLength(bytes.get().length);
        response.getOutputStream().write(bytes.get());
    }

    /** Whether a value of the header Accept-Encoding, or null where there is none, takes gzip. */
    static boolean takesGzip(String acceptEncoding) {
        return acceptEncoding != null
                && TAKES_GZIP.matcher(acceptEncoding.toLowerCase(Locale.ROOT)).find();
    }

    /** Empty when there is no such file. */
    private Optional<byte[]> compressed(String path) throws IOException {
        byte[] kept = compressed.get(path);
        if (kept != null) {
            return Optional.of(kept);
        }
        try (InputStream file = getServletContext().getResourceAsStream(path)) {
            if (file == null) {
                return Optional.empty();
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
                file.transferTo(gzip);
            }
            compressed.put(path, bytes.toByteArray());
            return Optional.of(bytes.toByteArray());
        }
    }
}
