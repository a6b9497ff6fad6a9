package org.waybill.domain.definition;

/** What is kept of definitions, for those who apply one by itself. */
public interface KeptDefinitions {

    /** What is kept of that name, with every change until now. */
    KeptDefinition current(String name);

    /** A book of that definition alone. */
    DefinitionBook book(KeptDefinition definition);
}
