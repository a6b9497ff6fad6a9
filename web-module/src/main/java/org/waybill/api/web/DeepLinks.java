package org.waybill.api.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Set;

/**
 * Answers the viewer's deep links, for instance {@code /waybill/transactions/…}, with its one page; the page knows by
 * the path what to show. Files, the API and missing assets are none of its business.
 */
public class DeepLinks extends HttpFilter {

    private static final long serialVersionUID = 1L;

    private static final String PAGE = "/index.html";
    private static final Set<String> READING = Set.of("GET", "HEAD");

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String path = fileOf(request);
        if (isDeepLink(request.getMethod(), path, request.getServletContext())) {
            request.getRequestDispatcher(PAGE).forward(request, response);
        } else {
            chain.doFilter(request, response);
        }
    }

    private static boolean isDeepLink(String method, String path, ServletContext files) throws IOException {
        return mayBeDeepLink(method, path) && files.getResource(path) == null && files.getResource(PAGE) != null;
    }

    /** Whether a path could be one of the viewer's. A missing asset is an error, not a page: it is of an older version. */
    static boolean mayBeDeepLink(String method, String path) {
        return READING.contains(method)
                && !path.isEmpty()
                && !path.equals("/")
                && !SecurityHeaders.isApi(path)
                && !path.startsWith("/assets/")
                && !path.startsWith("/WEB-INF")
                && !path.startsWith("/META-INF");
    }

    /** Which file of the application a call is about: decoded, as files are named, beginning with a slash. */
    static String fileOf(HttpServletRequest request) {
        return request.getServletPath() + (request.getPathInfo() == null ? "" : request.getPathInfo());
    }
}
