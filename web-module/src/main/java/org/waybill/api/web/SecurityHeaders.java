package org.waybill.api.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;

/**
 * Tells browsers on every answer what a page of Waybill may do: nothing but what comes from here. After OWASP's HTTP
 * Headers Cheat Sheet.
 */
public class SecurityHeaders extends HttpFilter {

    private static final long serialVersionUID = 1L;

    /** The headers of every answer. */
    static final Map<String, String> ALWAYS = Map.of(
            "Content-Security-Policy",
                    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; object-src 'none';"
                            + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
            "X-Content-Type-Options", "nosniff",
            "Referrer-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Permissions-Policy", "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()");

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        ALWAYS.forEach(response::setHeader);
        response.setHeader("Cache-Control", caching(pathOf(request)));
        chain.doFilter(request, response);
    }

    /** How long an answer may be kept: never for the API, for ever where the name changes with the content. */
    static String caching(String path) {
        if (isApi(path)) {
            return "no-store";
        }
        return path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    }

    /** Whether a path within the web application belongs to the API. */
    static boolean isApi(String path) {
        return path.equals("/api") || path.startsWith("/api/");
    }

    /** The path within the web application, beginning with a slash. */
    static String pathOf(HttpServletRequest request) {
        return request.getRequestURI().substring(request.getContextPath().length());
    }
}
