package org.waybill.event.emit.profile;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.waybill.event.query.Query;

/** The members of one JSON object of a profile, with words for everything that can be wrong with them. */
final class Members {

    private final String path;
    private final Map<?, ?> values;
    private final Map<String, String> prefixes;

    private Members(String path, Map<?, ?> values, Map<String, String> prefixes) {
        this.path = path;
        this.values = values;
        this.prefixes = prefixes;
    }

    static Members of(String path, Object value, Map<String, String> prefixes, Set<String> known) {
        if (!(value instanceof Map<?, ?> object)) {
            throw new InvalidProfileException(path.isEmpty() ? "The profile" : path, "must be a JSON object");
        }
        for (Object name : object.keySet()) {
            if (!known.contains(name)) {
                throw new InvalidProfileException(
                        in(path, name.toString()), "is not known here; known are " + new TreeSet<>(known));
            }
        }
        return new Members(path, object, prefixes);
    }

    String path(String name) {
        return in(path, name);
    }

    Map<String, String> prefixes() {
        return prefixes;
    }

    Object value(String name) {
        return values.get(name);
    }

    String text(String name, String otherwise) {
        Object value = values.get(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof String text) {
            return text;
        }
        throw new InvalidProfileException(path(name), "must be a text, was " + value);
    }

    boolean truth(String name, boolean otherwise) {
        Object value = values.get(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw new InvalidProfileException(path(name), "must be true or false, was " + value);
    }

    int number(String name, int otherwise) {
        Object value = values.get(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Integer number) {
            return number;
        }
        throw new InvalidProfileException(
                path(name), "must be a whole number up to " + Integer.MAX_VALUE + ", was " + value);
    }

    List<?> list(String name) {
        Object value = values.get(name);
        if (value == null) {
            return List.of();
        }
        if (value instanceof List<?> list) {
            return list;
        }
        throw new InvalidProfileException(path(name), "must be a JSON array");
    }

    Query query(String name) {
        return query(path(name), values.get(name), prefixes);
    }

    Optional<Query> optionalQuery(String name) {
        return values.get(name) == null ? Optional.empty() : Optional.of(query(name));
    }

    static Query query(String path, Object value, Map<String, String> prefixes) {
        if (!(value instanceof String text)) {
            throw new InvalidProfileException(
                    path, "must be a query: JSONPath, JSON Pointer, XPath or $Properties/name");
        }
        try {
            return Query.of(text, prefixes);
        } catch (IllegalArgumentException e) {
            throw new InvalidProfileException(path, "cannot be compiled: " + e.getMessage());
        }
    }

    private static String in(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
