package org.waybill.api.web;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.waybill.api.problem.Problem;

/** Says in a problem document what the container itself refuses, instead of its HTML page. */
@WebServlet(name = "ProblemPage", urlPatterns = "/problem")
public class ProblemPage extends HttpServlet {

    private static final long serialVersionUID = 1L;

    private static final String BASIC = "Basic ";

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
        Problem problem = problem(
                hasBrokenCredentials(request) ? 401 : request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE),
                request.getAttribute(RequestDispatcher.ERROR_REQUEST_URI));
        response.setStatus(problem.status());
        response.setContentType(Problem.MEDIA_TYPE);
        response.setHeader("WWW-Authenticate", null);
        response.setHeader("Cache-Control", "no-store");
        response.getOutputStream().write(problem.toJson().getBytes(StandardCharsets.UTF_8));
    }

    /** WildFly answers 500 when the credentials are not base64; it is the client's mistake all the same. */
    private static boolean hasBrokenCredentials(HttpServletRequest request) {
        String authorization = request.getHeader("Authorization");
        return authorization != null && !isWellFormed(authorization);
    }

    static boolean isWellFormed(String authorization) {
        if (!authorization.regionMatches(true, 0, BASIC, 0, BASIC.length())) {
            return true;
        }
        try {
            Base64.getDecoder().decode(authorization.substring(BASIC.length()).strip());
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** The problem that the container's error attributes tell; whoever asks for this page itself finds nothing. */
    static Problem problem(Object status, Object path) {
        int code = status instanceof Integer given && given >= 400 && given <= 599 ? given : 404;
        String detail = switch (code) {
            case 401 -> "The user name or the password in the Authorization header is wrong.";
            case 403 -> "This is not allowed.";
            case 404 -> "There is nothing at " + (path == null ? "this address" : path) + ".";
            case 405 -> "This method is not possible here.";
            default -> "The server could not answer; its log tells why.";
        };
        return Problem.of(code, detail);
    }
}
