package org.waybill.domain.definition;

/**
 * What was wanted does not go with what a definition has become, often by somebody else and a moment ago. The message says
 * what it has become and what to do. Unchecked, since only the one who asked can decide.
 */
public final class DefinitionConflictException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public DefinitionConflictException(String sentence) {
        super(sentence);
    }
}
