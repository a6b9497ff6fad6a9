package org.waybill.api;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import org.waybill.api.view.JsonForm;
import org.waybill.domain.live.Changes;

/** Changes as they are told, in one line. */
final class ChangesJson {

    private ChangesJson() {}

    static String write(Changes changes) {
        JsonArrayBuilder transactions = Json.createArrayBuilder();
        changes.transactions()
                .forEach((definition, range) -> transactions.add(Json.createObjectBuilder()
                        .add("definition", definition)
                        .add("from", JsonForm.time(range.from()))
                        .add("to", JsonForm.time(range.to()))));
        return Json.createObjectBuilder()
                .add("transactions", transactions)
                .add("events", changes.events())
                .add("definitions", changes.definitions())
                .add("quarantine", changes.quarantine())
                .build()
                .toString();
    }
}
