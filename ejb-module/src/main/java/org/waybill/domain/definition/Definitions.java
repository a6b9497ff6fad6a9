package org.waybill.domain.definition;

import java.util.List;

/** The definitions, every version of each. */
public interface Definitions {

    /** Every version of every definition, by name, then version. */
    List<Definition> all();

    /**
     * Keeps a new version.
     *
     * @param definition its version must be one more than the highest kept one of that name
     * @param author who made it, by log-in name
     * @throws InvalidDefinitionException if another author was faster and the version exists already
     */
    void add(Definition definition, String author);
}
