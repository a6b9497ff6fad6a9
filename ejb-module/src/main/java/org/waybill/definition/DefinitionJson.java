package org.waybill.definition;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReader;
import jakarta.json.JsonValue;
import jakarta.json.spi.JsonProvider;
import jakarta.json.stream.JsonParsingException;
import java.io.StringReader;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;

/** A definition as JSON, as {@code definition.schema.json} in this package describes it. */
public final class DefinitionJson {

    private static final Set<String> MEMBERS = Set.of(
            "$schema",
            "name",
            "version",
            "validFrom",
            "description",
            "correlator",
            "correlators",
            "events",
            "keys",
            "limits",
            "milestones",
            "stages",
            "singleStart");

    /** They stand in what the API answers and are not looked at, so that an answer can be edited and sent back. */
    private static final Set<String> READ_ONLY = Set.of(
            "state", "validUntil", "author", "activatedAt", "changedAt", "warnings", "versions", "draft", "edition");

    private static final Set<String> EVENT_MEMBERS =
            Set.of("role", "flow", "source", "eventName", "final", "milestone", "stage");
    private static final Set<String> LIMIT_MEMBERS = Set.of("endWithin", "silentFor", "settle", "retryWindow");

    /** Looking for the provider takes longer than reading a definition. */
    private static final JsonProvider PROVIDER = JsonProvider.provider();

    private DefinitionJson() {}

    /**
     * Reads a definition. Members that are not known are refused: a misspelt limit would else be no limit.
     *
     * @return the definition; version 1 and in force since 1970 where the text does not say otherwise
     * @throws InvalidDefinitionException naming the field that is wrong, or the line and column
     */
    public static Definition read(String text) {
        JsonObjectBuilder content = PROVIDER.createObjectBuilder(parse(text));
        READ_ONLY.forEach(content::remove);
        JsonMembers definition = new JsonMembers("", content.build(), MEMBERS);
        return new Definition(
                definition.text("name").orElseThrow(() -> new InvalidDefinitionException("name", "is missing")),
                definition.integer("version").orElse(1),
                definition
                        .text("validFrom")
                        .map(from -> moment("validFrom", from))
                        .orElse(Instant.EPOCH),
                definition.text("description").orElse(""),
                CorrelatorJson.read(definition),
                definition.objects("events", EVENT_MEMBERS).stream()
                        .map(DefinitionJson::event)
                        .toList(),
                definition.texts("keys"),
                definition.value("limits").map(DefinitionJson::limits).orElse(Limits.DEFAULT),
                CourseJson.read(definition));
    }

    /** Writes a definition so that reading gives an equal one. */
    public static String write(Definition definition) {
        JsonArrayBuilder events = Json.createArrayBuilder();
        definition.events().forEach(event -> events.add(written(event)));
        JsonObjectBuilder json = Json.createObjectBuilder()
                .add("name", definition.name())
                .add("version", definition.version())
                .add("validFrom", definition.validFrom().toString())
                .add("description", definition.description());
        CorrelatorJson.write(definition.correlators(), json);
        json.add("events", events)
                .add("keys", Json.createArrayBuilder(definition.keys()))
                .add("limits", written(definition.limits()));
        CourseJson.write(definition.course(), json);
        return json.build().toString();
    }

    static JsonObject parse(String text) {
        try (JsonReader reader = PROVIDER.createReader(new StringReader(text))) {
            return JsonMembers.object("the definition", reader.readValue());
        } catch (JsonParsingException e) {
            throw new InvalidDefinitionException(
                    "line " + e.getLocation().getLineNumber() + ", column "
                            + e.getLocation().getColumnNumber(),
                    "is not JSON: " + e.getMessage());
        }
    }

    private static EventPattern event(JsonMembers event) {
        return new EventPattern(
                role(event),
                event.text("flow").map(NamePattern::new).orElse(NamePattern.ANY),
                event.text("source").map(NamePattern::new).orElse(NamePattern.ANY),
                event.text("eventName").map(NamePattern::new).orElse(NamePattern.ANY),
                event.bool("final"),
                event.text("milestone").orElse(""),
                event.text("stage").orElse(""));
    }

    private static Role role(JsonMembers event) {
        String role = event.text("role").orElse("");
        return switch (role) {
            case "start" -> Role.START;
            case "progress" -> Role.PROGRESS;
            case "end" -> Role.END;
            case "failure" -> Role.FAILURE;
            default ->
                throw new InvalidDefinitionException(
                        event.path("role"), "must be start, progress, end or failure, was '" + role + "'");
        };
    }

    private static Limits limits(JsonValue value) {
        JsonMembers limits = new JsonMembers("limits.", JsonMembers.object("limits", value), LIMIT_MEMBERS);
        return new Limits(
                limits.duration("endWithin"),
                limits.duration("silentFor"),
                limits.duration("settle").orElse(Limits.DEFAULT.settle()),
                limits.duration("retryWindow").orElse(Limits.DEFAULT.retryWindow()));
    }

    static Instant moment(String path, String text) {
        try {
            return java.time.OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeException e) {
            throw new InvalidDefinitionException(path, "must be a time like 2026-11-30T08:00:00Z, was '" + text + "'");
        }
    }

    private static JsonObject written(EventPattern event) {
        JsonObjectBuilder json = Json.createObjectBuilder()
                .add("role", event.role().name().toLowerCase(Locale.ROOT))
                .add("flow", event.flow().text())
                .add("source", event.source().text())
                .add("eventName", event.eventName().text());
        event.finalFailure().ifPresent(isFinal -> json.add("final", isFinal));
        if (!event.milestone().isEmpty()) {
            json.add("milestone", event.milestone());
        }
        if (!event.stage().isEmpty()) {
            json.add("stage", event.stage());
        }
        return json.build();
    }

    private static JsonObject written(Limits limits) {
        JsonObjectBuilder json = Json.createObjectBuilder();
        add(json, "endWithin", limits.endWithin());
        add(json, "silentFor", limits.silentFor());
        add(json, "settle", Optional.of(limits.settle()));
        add(json, "retryWindow", Optional.of(limits.retryWindow()));
        return json.build();
    }

    static void add(JsonObjectBuilder json, String name, Optional<Duration> limit) {
        limit.ifPresent(duration -> json.add(name, duration.toString()));
    }
}
