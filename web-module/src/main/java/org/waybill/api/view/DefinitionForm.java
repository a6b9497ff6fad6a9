package org.waybill.api.view;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReader;
import java.io.StringReader;
import java.util.List;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.Definition;

/** A definition as the definitions' own JSON form has it, with its warnings: what is read here can be edited and posted. */
public final class DefinitionForm {

    private DefinitionForm() {}

    /** One version. */
    public static JsonObject of(Definition definition) {
        return builder(definition).build();
    }

    /** The newest version, and every version. */
    public static JsonObject detail(List<Definition> newestFirst) {
        JsonArrayBuilder versions = Json.createArrayBuilder();
        newestFirst.forEach(version -> versions.add(of(version)));
        return builder(newestFirst.get(0)).add("versions", versions).build();
    }

    private static JsonObjectBuilder builder(Definition definition) {
        try (JsonReader reader = Json.createReader(new StringReader(DefinitionJson.write(definition)))) {
            return Json.createObjectBuilder(reader.readObject())
                    .add("validFrom", JsonForm.time(definition.validFrom()))
                    .add("warnings", Json.createArrayBuilder(definition.warnings()));
        }
    }
}
