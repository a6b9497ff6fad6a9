package org.waybill.domain.definition;

/** The definitions in force on this node. */
public interface CurrentDefinitions {

    /** The book of now; another one after a definition has changed. Cheap: no access to the database. */
    DefinitionBook book();
}
