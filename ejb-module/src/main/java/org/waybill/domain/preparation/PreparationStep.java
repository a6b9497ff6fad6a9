package org.waybill.domain.preparation;

/** Something that must be done, or hold, before events are recorded. Done again after a failure until it succeeds. */
public interface PreparationStep {

    /** When it is its turn. */
    Phase phase();

    /**
     * Does it.
     *
     * @return what was done, in a few words for the log
     * @throws RuntimeException saying in one sentence what is in the way and how to remedy it
     */
    String prepare();

    /** The turns, in their order. */
    enum Phase {
        /** The tables are those that the code needs. */
        SCHEMA,
        /** The database can do what the recorder asks of it. */
        PREFLIGHT,
        /** The definitions are known. */
        DEFINITIONS
    }
}
