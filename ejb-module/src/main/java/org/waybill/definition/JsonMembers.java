package org.waybill.definition;

import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.waybill.domain.definition.InvalidDefinitionException;

/**
 * The members of one JSON object, each asked for with the type that it must have.
 *
 * @param prefix the path of the object, ending with a dot, or empty
 * @param object the object
 */
record JsonMembers(String prefix, JsonObject object) {

    /** @throws InvalidDefinitionException if there is a member that is not among the known ones */
    JsonMembers(String prefix, JsonObject object, Set<String> known) {
        this(prefix, object);
        for (String member : object.keySet()) {
            if (!known.contains(member)) {
                throw new InvalidDefinitionException(
                        prefix + member, "is not known; known are " + String.join(", ", new TreeSet<>(known)));
            }
        }
    }

    String path(String member) {
        return prefix + member;
    }

    /** The member, absent when it is not there or null. */
    Optional<JsonValue> value(String member) {
        return Optional.ofNullable(object.get(member)).filter(value -> value != JsonValue.NULL);
    }

    Optional<String> text(String member) {
        return value(member).map(value -> text(path(member), value));
    }

    private static String text(String path, JsonValue value) {
        if (value instanceof JsonString string) {
            return string.getString();
        }
        throw new InvalidDefinitionException(path, "must be a text in quotes, was " + value);
    }

    Optional<Integer> integer(String member) {
        return value(member).map(value -> {
            if (value instanceof JsonNumber number && number.isIntegral()) {
                return number.intValue();
            }
            throw new InvalidDefinitionException(path(member), "must be a whole number, was " + value);
        });
    }

    Optional<Boolean> bool(String member) {
        return value(member).map(value -> switch (value.getValueType()) {
            case TRUE -> true;
            case FALSE -> false;
            case ARRAY, OBJECT, STRING, NUMBER, NULL ->
                throw new InvalidDefinitionException(path(member), "must be true or false, was " + value);
        });
    }

    Optional<Duration> duration(String member) {
        return text(member).map(text -> {
            try {
                return Duration.parse(text);
            } catch (DateTimeException e) {
                throw new InvalidDefinitionException(
                        path(member), "must be an ISO 8601 duration like PT5M or P2DT12H, was '" + text + "'");
            }
        });
    }

    List<JsonValue> list(String member) {
        return value(member)
                .map(value -> {
                    if (value.getValueType() == JsonValue.ValueType.ARRAY) {
                        return (List<JsonValue>) value.asJsonArray();
                    }
                    throw new InvalidDefinitionException(
                            path(member), "must be a list in square brackets, was " + value);
                })
                .orElse(List.of());
    }

    /**
     * The members of each object of a list.
     *
     * @param known the members that these objects may have
     */
    List<JsonMembers> objects(String member, Set<String> known) {
        List<JsonMembers> objects = new ArrayList<>();
        List<JsonValue> values = list(member);
        for (int i = 0; i < values.size(); i++) {
            String at = path(member) + "[" + i + "]";
            objects.add(new JsonMembers(at + ".", object(at, values.get(i)), known));
        }
        return objects;
    }

    static JsonObject object(String path, JsonValue value) {
        if (value.getValueType() != JsonValue.ValueType.OBJECT) {
            throw new InvalidDefinitionException(path, "must be an object, was " + value);
        }
        return value.asJsonObject();
    }

    List<String> texts(String member) {
        List<String> texts = new ArrayList<>();
        List<JsonValue> values = list(member);
        for (int i = 0; i < values.size(); i++) {
            texts.add(text(path(member) + "[" + i + "]", values.get(i)));
        }
        return texts;
    }
}
