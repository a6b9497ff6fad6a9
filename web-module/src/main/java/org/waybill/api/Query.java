package org.waybill.api;

import static java.util.stream.Collectors.joining;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.Problem.Wrong;
import org.waybill.api.problem.ProblemException;
import org.waybill.domain.Page;

/**
 * The parameters of a call, read with care: all that is wrong with them is said at once. A parameter without a value
 * counts as absent.
 */
final class Query {

    static final String LIMIT = "limit";
    static final String CURSOR = "cursor";
    static final int DEFAULT_LIMIT = 50;
    static final int MAX_LIMIT = 1000;

    private static final Duration LONGEST = Duration.ofDays(36_525);

    private final Map<String, List<String>> given;
    private final List<Wrong> wrongs = new ArrayList<>();

    private Query(Map<String, List<String>> given) {
        this.given = given;
    }

    /**
     * The parameters of a call.
     *
     * @param known the names that the call understands; any other is wrong, since a misspelt filter that is ignored shows
     *     more than was asked for
     */
    static Query of(Map<String, List<String>> given, String... known) {
        Query query = new Query(given);
        given.keySet().stream()
                .filter(name -> !List.of(known).contains(name))
                .forEach(name -> query.wrong(
                        name,
                        known.length == 0
                                ? "is not known here"
                                : "is not known; known are " + String.join(", ", known)));
        return query;
    }

    Optional<String> text(String name) {
        List<String> values = values(name);
        if (values.size() > 1) {
            wrong(name, "is given " + values.size() + " times, once is right");
        }
        noNul(name);
        return values.stream().findFirst();
    }

    /** A text of limited length. */
    Optional<String> text(String name, int longest) {
        Optional<String> text = text(name);
        if (text.filter(value -> value.length() > longest).isPresent()) {
            wrong(
                    name,
                    "must have at most " + longest + " characters, has "
                            + text.get().length());
        }
        return text;
    }

    /** No database takes it. */
    private void noNul(String name) {
        if (values(name).stream().anyMatch(value -> value.indexOf('\0') >= 0)) {
            wrong(name, "must not hold the character NUL");
        }
    }

    /** The value, or the empty text after noting that it is missing. */
    String needed(String name, String problem) {
        Optional<String> value = text(name);
        if (value.isEmpty()) {
            wrong(name, problem + ", is missing");
        }
        return value.orElse("");
    }

    /** An identity. */
    Optional<UUID> id(String name) {
        return text(name).flatMap(value -> {
            Optional<UUID> id = Ids.read(value);
            if (id.isEmpty()) {
                wrong(name, "must be a UUID, for instance " + Ids.EXAMPLE + ", was '" + value + "'");
            }
            return id;
        });
    }

    Optional<Instant> moment(String name) {
        return text(name).flatMap(value -> {
            try {
                // A plus that was not encoded arrives as a space; no moment has one.
                return Optional.of(OffsetDateTime.parse(value.replace(' ', '+')).toInstant());
            } catch (DateTimeParseException e) {
                wrong(name, "must be a time as in RFC 3339, for instance 2026-11-30T10:41:07Z, was '" + value + "'");
                return Optional.empty();
            }
        });
    }

    /** A length of time to the millisecond. */
    Optional<Duration> duration(String name) {
        return text(name).flatMap(value -> {
            try {
                Duration duration = Duration.parse(value);
                if (!duration.isNegative() && duration.compareTo(LONGEST) <= 0) {
                    return Optional.of(duration);
                }
            } catch (DateTimeParseException e) {
                // said below, as for one out of range
            }
            wrong(name, "must be a duration as in ISO 8601, for instance PT5M, up to a century, was '" + value + "'");
            return Optional.empty();
        });
    }

    /** Texts, of which there may be some. */
    Set<String> texts(String name, int most) {
        Set<String> texts = new LinkedHashSet<>(values(name));
        if (texts.size() > most) {
            wrong(name, "may be given " + most + " times, was given " + texts.size() + " times");
        }
        noNul(name);
        return texts;
    }

    Optional<Boolean> flag(String name) {
        return text(name).flatMap(value -> {
            if (!value.equals("true") && !value.equals("false")) {
                wrong(name, "must be true or false, was '" + value + "'");
            }
            return Optional.of(value.equals("true"));
        });
    }

    <E extends Enum<E>> Set<E> choices(String name, Class<E> type) {
        Set<E> chosen = EnumSet.noneOf(type);
        for (String value : values(name)) {
            Arrays.stream(type.getEnumConstants())
                    .filter(choice -> choice.name().equals(value))
                    .findFirst()
                    .ifPresentOrElse(
                            chosen::add, () -> wrong(name, "must be one of " + names(type) + ", was '" + value + "'"));
        }
        return chosen;
    }

    /** One of the choices. */
    <E extends Enum<E>> E choice(String name, Class<E> type, E otherwise) {
        text(name);
        return choices(name, type).stream().findFirst().orElse(otherwise);
    }

    /** A time zone; UTC when none is given. */
    ZoneId zone(String name) {
        return text(name)
                .map(value -> {
                    try {
                        return ZoneId.of(value.replace(' ', '+'));
                    } catch (DateTimeException e) {
                        wrong(name, "must name a time zone, for instance Europe/Berlin or UTC, was '" + value + "'");
                        return ZoneOffset.UTC;
                    }
                })
                .orElse(ZoneOffset.UTC);
    }

    int limit() {
        return number(LIMIT, DEFAULT_LIMIT, MAX_LIMIT);
    }

    /** A whole number from 1 to {@code most}. */
    int number(String name, int otherwise, int most) {
        return text(name)
                .map(value -> {
                    int number = value.matches("[0-9]{1,9}") ? Integer.parseInt(value) : 0;
                    if (number < 1 || number > most) {
                        wrong(name, "must be a number from 1 to " + most + ", was '" + value + "'");
                        return otherwise;
                    }
                    return number;
                })
                .orElse(otherwise);
    }

    Optional<String> cursor() {
        return text(CURSOR);
    }

    /** @throws ProblemException with 400 that names everything that is wrong */
    void verify() {
        if (!wrongs.isEmpty()) {
            throw new ProblemException(Problem.of(400, wrongs));
        }
    }

    /**
     * The page, or 400 when the cursor is not one of ours: the ports say so with an {@link IllegalArgumentException}.
     *
     * @param cursor the cursor that was given
     */
    static <T> Page<T> page(Optional<String> cursor, Supplier<Page<T>> find) {
        try {
            return find.get();
        } catch (IllegalArgumentException e) {
            if (cursor.isEmpty()) {
                throw e;
            }
            throw new ProblemException(
                    Problem.of(400, CURSOR, "must be the next of the page before, was '" + cursor.get() + "'"));
        }
    }

    private List<String> values(String name) {
        return given.getOrDefault(name, List.of()).stream()
                .filter(value -> !value.isEmpty())
                .toList();
    }

    /** Notes what is wrong with a parameter; {@link #verify} says it. */
    void wrong(String name, String problem) {
        wrongs.add(new Wrong(name, problem));
    }

    private static <E extends Enum<E>> String names(Class<E> type) {
        return Arrays.stream(type.getEnumConstants()).map(Enum::name).collect(joining(", "));
    }
}
