package org.waybill.api;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonException;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.Problem.Wrong;
import org.waybill.api.problem.ProblemException;

/** A small JSON object that somebody sends: all that is wrong with its members is said at once. */
final class JsonBody {

    /** More than the longest text that is taken, however it is escaped. */
    private static final int MOST_BYTES = 64 * 1024;

    private final JsonObject json;
    private final List<Wrong> wrongs = new ArrayList<>();

    private JsonBody(JsonObject json) {
        this.json = json;
    }

    /**
     * The object in a body.
     *
     * @param known the members that it may have
     * @throws ProblemException with 400 when it is none, 413 when it is too large
     */
    static JsonBody read(InputStream body, HttpServletRequest request, String... known) {
        return of(Body.read(body, request.getContentLengthLong(), MOST_BYTES), known);
    }

    static JsonBody of(byte[] bytes, String... known) {
        try (JsonReader reader = Json.createReader(new ByteArrayInputStream(bytes))) {
            JsonBody read = new JsonBody(reader.readObject());
            read.json.keySet().stream()
                    .filter(name -> !List.of(known).contains(name))
                    .forEach(name -> read.wrong(name, "is not known; known are " + String.join(", ", known)));
            return read;
        } catch (JsonException e) {
            throw new ProblemException(Problem.of(
                    400,
                    "The body must be a JSON object with the member" + (known.length == 1 ? " " : "s ")
                            + String.join(" and ", known) + "."));
        }
    }

    /**
     * A text; empty when it is not there or null.
     *
     * @param longest how many UTF-16 units it may have
     */
    String text(String name, int longest) {
        JsonValue value = json.getOrDefault(name, JsonValue.NULL);
        if (value == JsonValue.NULL) {
            return "";
        }
        if (!(value instanceof JsonString string)) {
            wrong(name, "must be a text in quotes");
            return "";
        }
        String text = string.getString();
        if (text.length() > longest) {
            wrong(name, "must have at most " + longest + " characters, had " + text.length());
        }
        if (text.indexOf('\0') >= 0) {
            wrong(name, "must not hold the character NUL");
        }
        return text;
    }

    /** One of the choices; the first when it is none of them, which is wrong then. */
    <E extends Enum<E>> E choice(String name, Class<E> type) {
        E[] choices = type.getEnumConstants();
        return Arrays.stream(choices)
                .filter(choice -> json.get(name) instanceof JsonString text
                        && text.getString().equals(choice.name()))
                .findFirst()
                .orElseGet(() -> {
                    wrong(
                            name,
                            "must be one of "
                                    + Arrays.stream(choices).map(Enum::name).collect(Collectors.joining(", ")));
                    return choices[0];
                });
    }

    /** True or false; false when it is not there. */
    boolean flag(String name) {
        JsonValue value = json.getOrDefault(name, JsonValue.FALSE);
        if (value != JsonValue.TRUE && value != JsonValue.FALSE) {
            wrong(name, "must be true or false");
        }
        return value == JsonValue.TRUE;
    }

    /** From one to {@code most} identities, each once. */
    List<UUID> ids(String name, int most) {
        Set<UUID> ids = new LinkedHashSet<>();
        if (!(json.get(name) instanceof JsonArray values) || values.isEmpty() || values.size() > most) {
            wrong(name, "must be a list of 1 to " + most + " ids");
            return List.of();
        }
        for (JsonValue value : values) {
            if (value instanceof JsonString text && Ids.read(text.getString()).isPresent()) {
                ids.add(UUID.fromString(text.getString()));
            } else {
                wrong(name, "must hold ids, for instance 01938f5e-4a3b-7c21-9d10-5e2f8a6b7c90, held " + value);
            }
        }
        return List.copyOf(ids);
    }

    /** Notes what is wrong with a member; {@link #verify} says it. */
    void wrong(String name, String problem) {
        wrongs.add(new Wrong(name, problem));
    }

    /** @throws ProblemException with 400 that names everything that is wrong */
    void verify() {
        if (!wrongs.isEmpty()) {
            throw new ProblemException(Problem.of(400, wrongs));
        }
    }
}
