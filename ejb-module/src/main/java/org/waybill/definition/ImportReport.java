package org.waybill.definition;

import java.util.List;
import java.util.Optional;

/**
 * What became of one definition that was imported.
 *
 * @param name its name, empty when it has none
 * @param outcome what became of it
 * @param version the version or draft that there is now, 0 when it was refused
 * @param problem why it was refused
 * @param notes what could not be carried over, in whole sentences
 */
public record ImportReport(String name, Outcome outcome, int version, Optional<Problem> problem, List<String> notes) {

    public ImportReport {
        notes = List.copyOf(notes);
    }

    static ImportReport refused(String name, String field, String problem) {
        return new ImportReport(name, Outcome.REFUSED, 0, Optional.of(new Problem(field, problem)), List.of());
    }

    /** What can become of a definition. */
    public enum Outcome {
        /** It is in force from its moments on. */
        CREATED,
        /** It is a draft. */
        DRAFT,
        /** The newest version here says the same already. */
        SAME,
        /** It was not taken. */
        REFUSED
    }

    /**
     * A field that is wrong.
     *
     * @param field its path within the definition
     * @param problem what is wrong and what would be right, beginning with a verb
     */
    public record Problem(String field, String problem) {}
}
