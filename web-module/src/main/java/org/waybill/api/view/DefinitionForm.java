package org.waybill.api.view;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReader;
import jakarta.json.JsonValue;
import java.io.StringReader;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionState;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;

/**
 * A definition as the definitions' own JSON form has it, with its state and warnings: what is read here can be edited and sent
 * back.
 *
 * @param warnings what there is to say about a definition
 * @param now the moment for which the states hold
 */
public record DefinitionForm(Function<Definition, List<String>> warnings, Instant now) {

    /** One version. */
    public JsonObject of(KeptVersion version) {
        return version(version).build();
    }

    /** The draft, which has the next version's number; its moment is null when it names none. */
    public JsonObject draft(KeptDefinition kept, KeptDefinition.Draft draft) {
        Definition next =
                draft.definition().as(kept.nextVersion(), draft.definition().validFrom());
        JsonObjectBuilder json = builder(next, DefinitionState.DRAFT, draft.author());
        if (next.validFrom().equals(Instant.EPOCH)) {
            json.addNull("validFrom");
        }
        return json.addNull("validUntil")
                .add("changedAt", JsonForm.time(draft.changedAt()))
                .build();
    }

    /** The newest version; if there is none, the draft. */
    public JsonObject newest(KeptDefinition kept) {
        return kept.newest()
                .map(this::of)
                .or(() -> kept.draft().map(draft -> draft(kept, draft)))
                .orElseThrow();
    }

    /** The same with every version, the newest first, the draft or null, and the edition. */
    public JsonObject detail(KeptDefinition kept) {
        JsonArrayBuilder versions = Json.createArrayBuilder();
        for (int i = kept.versions().size() - 1; i >= 0; i--) {
            versions.add(of(kept.versions().get(i)));
        }
        Optional<JsonValue> draft = kept.draft().map(there -> draft(kept, there));
        return Json.createObjectBuilder(newest(kept))
                .add("versions", versions)
                .add("draft", draft.orElse(JsonValue.NULL))
                .add("edition", kept.edition())
                .build();
    }

    /** What a definition says, without number and state: for comparing. */
    public static JsonObject content(String body) {
        if (body.isEmpty()) {
            return JsonValue.EMPTY_JSON_OBJECT;
        }
        try (JsonReader reader = Json.createReader(new StringReader(body))) {
            return Json.createObjectBuilder(reader.readObject())
                    .remove("version")
                    .remove("validFrom")
                    .build();
        }
    }

    private JsonObjectBuilder version(KeptVersion version) {
        JsonObjectBuilder json = builder(version.definition(), version.stateAt(now), version.author());
        if (version.hasEnd()) {
            json.add("validUntil", JsonForm.time(version.validUntil()));
        } else {
            json.addNull("validUntil");
        }
        return json.add("activatedAt", JsonForm.time(version.activatedAt()));
    }

    private JsonObjectBuilder builder(Definition definition, DefinitionState state, String author) {
        try (JsonReader reader = Json.createReader(new StringReader(DefinitionJson.write(definition)))) {
            return Json.createObjectBuilder(reader.readObject())
                    .add("validFrom", JsonForm.time(definition.validFrom()))
                    .add("state", state.name())
                    .add("author", author)
                    .add("warnings", Json.createArrayBuilder(warnings.apply(definition)));
        }
    }
}
