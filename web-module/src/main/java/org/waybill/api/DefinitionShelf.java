package org.waybill.api;

import java.util.List;
import org.waybill.domain.definition.Definition;

/** The definitions, every version; in the server this is the definition catalogue. */
interface DefinitionShelf {

    /** Every version of every definition, by name, then version. */
    List<Definition> all();

    /**
     * Publishes a definition as the next version of its name.
     *
     * @throws org.waybill.domain.definition.InvalidDefinitionException naming the field that is wrong
     */
    Definition publish(String json, String author);
}
