package org.waybill.api.view;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReader;
import java.io.StringReader;
import java.util.List;
import java.util.function.Function;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.Definition;

/**
 * A definition as the definitions' own JSON form has it, with its warnings: what is read here can be edited and posted.
 *
 * @param warnings what there is to say about a definition
 */
public record DefinitionForm(Function<Definition, List<String>> warnings) {

    /** One version. */
    public JsonObject of(Definition definition) {
        return builder(definition).build();
    }

    /** The newest version, and every version. */
    public JsonObject detail(List<Definition> newestFirst) {
        JsonArrayBuilder versions = Json.createArrayBuilder();
        newestFirst.forEach(version -> versions.add(of(version)));
        return builder(newestFirst.get(0)).add("versions", versions).build();
    }

    private JsonObjectBuilder builder(Definition definition) {
        try (JsonReader reader = Json.createReader(new StringReader(DefinitionJson.write(definition)))) {
            return Json.createObjectBuilder(reader.readObject())
                    .add("validFrom", JsonForm.time(definition.validFrom()))
                    .add("warnings", Json.createArrayBuilder(warnings.apply(definition)));
        }
    }
}
