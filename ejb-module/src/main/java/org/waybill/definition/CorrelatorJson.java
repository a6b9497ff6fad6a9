package org.waybill.definition;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.CorrelatorRule.From;
import org.waybill.domain.definition.InvalidDefinitionException;

/** The correlators of a definition as JSON: a word, or an object that says which field, property or expression. */
final class CorrelatorJson {

    private static final String ONE = "correlator";
    private static final String SEVERAL = "correlators";
    private static final String NAME = "name";
    private static final String NAMESPACES = "namespaces";
    private static final Set<String> MEMBERS =
            Set.of("field", "property", "xpath", "jsonPointer", "jsonPath", NAMESPACES, NAME);

    private CorrelatorJson() {}

    /** @throws InvalidDefinitionException naming the member that is wrong */
    static List<CorrelatorRule> read(JsonMembers definition) {
        Optional<JsonValue> one = definition.value(ONE);
        if (definition.value(SEVERAL).isEmpty()) {
            return List.of(one.map(value -> rule(ONE, value)).orElse(CorrelatorRule.GLOBAL));
        }
        if (one.isPresent()) {
            throw new InvalidDefinitionException(ONE, "and correlators exclude each other: give one of them");
        }
        List<CorrelatorRule> rules = new ArrayList<>();
        List<JsonValue> values = definition.list(SEVERAL);
        for (int i = 0; i < values.size(); i++) {
            rules.add(rule(SEVERAL + "[" + i + "]", values.get(i)));
        }
        return rules;
    }

    /** Writes the correlators into a definition, one in the short form. */
    static void write(List<CorrelatorRule> rules, JsonObjectBuilder definition) {
        if (rules.size() == 1) {
            definition.add(ONE, written(rules.get(0)));
        } else {
            JsonArrayBuilder several = Json.createArrayBuilder();
            rules.forEach(rule -> several.add(written(rule)));
            definition.add(SEVERAL, several);
        }
    }

    private static CorrelatorRule rule(String path, JsonValue value) {
        try {
            CorrelatorRule rule = value instanceof JsonObject object ? specified(path, object) : word(path, value);
            rule.expression()
                    .map(PayloadQueries.ALL::problem)
                    .filter(problem -> !problem.isEmpty())
                    .ifPresent(problem -> {
                        throw new InvalidDefinitionException(
                                ONE + "." + rule.from().word(), problem);
                    });
            return rule;
        } catch (InvalidDefinitionException e) {
            throw e.field().startsWith(ONE) && !e.field().startsWith(path)
                    ? e.at(path + e.field().substring(ONE.length()))
                    : e;
        }
    }

    private static CorrelatorRule word(String path, JsonValue value) {
        if (value instanceof JsonString word) {
            for (From from : From.values()) {
                if (!from.isSpecified() && from.word().equals(word.getString())) {
                    return new CorrelatorRule(from, "");
                }
            }
        }
        throw new InvalidDefinitionException(
                path,
                "must be \"global\", \"parent\", \"local\", \"traceparent\" or an object with one of field, property,"
                        + " xpath, jsonPointer and jsonPath, was " + value);
    }

    private static CorrelatorRule specified(String path, JsonObject object) {
        JsonMembers members = new JsonMembers(path + ".", object, MEMBERS);
        List<CorrelatorRule> rules = new ArrayList<>();
        for (From from : From.values()) {
            if (from.isSpecified()) {
                members.text(from.word())
                        .ifPresent(text -> rules.add(new CorrelatorRule(
                                from,
                                text,
                                namespaces(members),
                                members.text(NAME).orElseGet(() -> CorrelatorRule.defaultName(from, text)))));
            }
        }
        if (rules.size() != 1) {
            throw new InvalidDefinitionException(
                    path, "must have exactly one of field, property, xpath, jsonPointer and jsonPath, was " + object);
        }
        return rules.get(0);
    }

    private static Map<String, String> namespaces(JsonMembers rule) {
        Map<String, String> namespaces = new TreeMap<>();
        rule.value(NAMESPACES).ifPresent(value -> {
            if (!(value instanceof JsonObject object)) {
                throw new InvalidDefinitionException(
                        rule.path(NAMESPACES), "must be an object of namespaces by prefix, was " + value);
            }
            JsonMembers members = new JsonMembers(rule.path(NAMESPACES) + ".", object);
            object.keySet().forEach(prefix -> members.text(prefix).ifPresent(uri -> namespaces.put(prefix, uri)));
        });
        return namespaces;
    }

    private static JsonValue written(CorrelatorRule rule) {
        if (!rule.from().isSpecified()) {
            return Json.createValue(rule.from().word());
        }
        JsonObjectBuilder json = Json.createObjectBuilder().add(rule.from().word(), rule.text());
        if (!rule.namespaces().isEmpty()) {
            JsonObjectBuilder namespaces = Json.createObjectBuilder();
            new TreeMap<>(rule.namespaces()).forEach(namespaces::add);
            json.add(NAMESPACES, namespaces);
        }
        if (!rule.name().equals(CorrelatorRule.defaultName(rule.from(), rule.text()))) {
            json.add(NAME, rule.name());
        }
        return json.build();
    }
}
