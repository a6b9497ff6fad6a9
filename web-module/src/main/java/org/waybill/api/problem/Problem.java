package org.waybill.api.problem;

import static java.util.Objects.requireNonNull;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import java.util.List;

/**
 * An error as clients see it: a problem document of <a href="https://www.rfc-editor.org/rfc/rfc9457">RFC 9457</a>. Its
 * type is always {@code about:blank}: the status says what kind it is, the detail says the rest.
 *
 * @param status the HTTP status, 400 to 599
 * @param title the status in words
 * @param detail what is wrong, where, and what would be right; for people
 * @param instance a URI that names this one occurrence, empty when nothing was logged about it
 * @param errors the fields or parameters that are wrong, if that is what is wrong
 */
public record Problem(int status, String title, String detail, String instance, List<Wrong> errors) {

    /** The media type of problem documents. */
    public static final String MEDIA_TYPE = "application/problem+json";

    public Problem {
        requireNonNull(detail, "detail");
        requireNonNull(instance, "instance");
        errors = List.copyOf(errors);
        if (status < 400 || status > 599) {
            throw new IllegalArgumentException("A problem's status is from 400 to 599, was " + status);
        }
    }

    /** A problem of that status. */
    public static Problem of(int status, String detail) {
        return new Problem(status, titleOf(status), detail, "", List.of());
    }

    /** A problem of that status with one field. */
    public static Problem of(int status, String field, String problem) {
        return of(status, List.of(new Wrong(field, problem)));
    }

    /** A problem of that status with fields; the detail says all of them. */
    public static Problem of(int status, List<Wrong> errors) {
        String detail = String.join("; ", errors.stream().map(Wrong::sentence).toList());
        return new Problem(status, titleOf(status), detail, "", errors);
    }

    /** The document, as JSON text. */
    public String toJson() {
        JsonObjectBuilder document = Json.createObjectBuilder()
                .add("type", "about:blank")
                .add("title", title)
                .add("status", status)
                .add("detail", detail);
        if (!instance.isEmpty()) {
            document.add("instance", instance);
        }
        if (!errors.isEmpty()) {
            JsonArrayBuilder wrongs = Json.createArrayBuilder();
            errors.forEach(wrong -> wrongs.add(
                    Json.createObjectBuilder().add("field", wrong.field()).add("problem", wrong.problem())));
            document.add("errors", wrongs);
        }
        return document.build().toString();
    }

    private static String titleOf(int status) {
        return switch (status) {
            case 400 -> "Bad Request";
            case 401 -> "Unauthorized";
            case 403 -> "Forbidden";
            case 404 -> "Not Found";
            case 405 -> "Method Not Allowed";
            case 406 -> "Not Acceptable";
            case 409 -> "Conflict";
            case 412 -> "Precondition Failed";
            case 413 -> "Content Too Large";
            case 415 -> "Unsupported Media Type";
            case 422 -> "Unprocessable Content";
            case 429 -> "Too Many Requests";
            case 500 -> "Internal Server Error";
            case 503 -> "Service Unavailable";
            default -> status < 500 ? "The request cannot be answered" : "The server cannot answer";
        };
    }

    /**
     * One field that is wrong.
     *
     * @param field its path within the body, or the parameter's name
     * @param problem what is wrong and what would be right, beginning with a verb
     */
    public record Wrong(String field, String problem) {
        private String sentence() {
            return field + " " + problem;
        }
    }
}
