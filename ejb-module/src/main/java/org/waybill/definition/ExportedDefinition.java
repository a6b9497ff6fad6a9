package org.waybill.definition;

import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.InvalidDefinitionException;

/**
 * One definition as an exported document has it.
 *
 * @param name its name, as far as it could be read
 * @param versions its versions, the lowest first; empty when there is a problem
 * @param problem why it cannot be taken
 */
record ExportedDefinition(String name, List<Version> versions, Optional<ImportReport.Problem> problem) {

    /**
     * Reads a document. What is wrong with one definition is kept with it; the others are read.
     *
     * @throws InvalidDefinitionException if the text is no such document
     */
    static List<ExportedDefinition> read(String text) {
        JsonMembers document = new JsonMembers("", DefinitionJson.parse(text), Set.of("definitions"));
        if (document.value("definitions").isEmpty()) {
            throw new InvalidDefinitionException("definitions", "is missing: the document must be an exported one");
        }
        List<ExportedDefinition> definitions = new ArrayList<>();
        List<JsonValue> items = document.list("definitions");
        for (int i = 0; i < items.size(); i++) {
            definitions.add(one("definitions[" + i + "]", items.get(i)));
        }
        return definitions;
    }

    private static ExportedDefinition one(String path, JsonValue value) {
        String name = "";
        try {
            JsonObject object = JsonMembers.object(path, value);
            JsonMembers members = new JsonMembers("", object, Set.of("name", "versions"));
            name = members.text("name").orElse("");
            return new ExportedDefinition(name, versions(name, members), Optional.empty());
        } catch (InvalidDefinitionException e) {
            return new ExportedDefinition(
                    name, List.of(), Optional.of(new ImportReport.Problem(e.field(), e.problem())));
        }
    }

    private static List<Version> versions(String name, JsonMembers members) {
        List<Version> versions = new ArrayList<>();
        List<JsonValue> items = members.list("versions");
        for (int i = 0; i < items.size(); i++) {
            String path = "versions[" + i + "]";
            try {
                versions.add(version(JsonMembers.object(path, items.get(i))));
            } catch (InvalidDefinitionException e) {
                throw new InvalidDefinitionException(path + "." + e.field(), e.problem());
            }
            requireInOrder(name, path, versions);
        }
        if (versions.isEmpty()) {
            throw new InvalidDefinitionException("versions", "must hold at least one version");
        }
        return versions;
    }

    private static void requireInOrder(String name, String path, List<Version> versions) {
        Definition last = versions.get(versions.size() - 1).definition();
        if (!last.name().equals(name)) {
            throw new InvalidDefinitionException(
                    path + ".name", "must be '" + name + "' as of the whole, was '" + last.name() + "'");
        }
        int before = versions.size() < 2
                ? 0
                : versions.get(versions.size() - 2).definition().version();
        if (last.version() <= before) {
            throw new InvalidDefinitionException(
                    path + ".version", "must be higher than the one before, " + before + ", was " + last.version());
        }
    }

    private static Version version(JsonObject json) {
        Definition definition = DefinitionJson.read(json.toString());
        return new Version(
                definition.as(definition.version(), DefinitionEditor.moment("validFrom", definition.validFrom())),
                new JsonMembers("", json)
                        .text("validUntil")
                        .map(text -> DefinitionEditor.moment("validUntil", DefinitionJson.moment("validUntil", text))));
    }

    Version last() {
        return versions.get(versions.size() - 1);
    }

    /** Whether a higher version's reign begins at that moment, and so ends the one of that version by itself. */
    boolean isBegunByAnother(int version, Instant moment) {
        return versions.stream()
                .map(Version::definition)
                .anyMatch(
                        other -> other.version() > version && other.validFrom().equals(moment));
    }

    /**
     * One version.
     *
     * @param definition the content
     * @param validUntil the end of its reign, if it has one
     */
    record Version(Definition definition, Optional<Instant> validUntil) {}
}
