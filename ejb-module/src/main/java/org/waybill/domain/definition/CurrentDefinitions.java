package org.waybill.domain.definition;

/** The definitions in force on this node. */
public interface CurrentDefinitions {

    /** The book of now; another one after a definition has changed. Cheap: no access to the database. */
    DefinitionBook book();

    /**
     * Says that a batch begins that will be matched by the book of then.
     *
     * @return to be run when its transaction has ended, however it ended
     */
    default Runnable beginBatch() {
        return () -> {};
    }
}
