package org.waybill.domain.definition;

/**
 * A definition that cannot be. Says which field is wrong and what would be right. Unchecked, since it is thrown by the
 * records' own constructors; whoever reads definitions from outside catches it.
 */
public final class InvalidDefinitionException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String field;
    private final String problem;

    /**
     * @param field the path of the field within the definition, for instance {@code limits.endWithin}
     * @param problem what is wrong and what would be right, beginning with a verb
     */
    public InvalidDefinitionException(String field, String problem) {
        super(field + " " + problem);
        this.field = field;
        this.problem = problem;
    }

    /** The same problem where the definition was written down: there the field may have another path. */
    public InvalidDefinitionException at(String path) {
        InvalidDefinitionException there = new InvalidDefinitionException(path, problem);
        there.initCause(this);
        return there;
    }

    /** The path of the field that is wrong. */
    public String field() {
        return field;
    }

    /** What is wrong and what would be right, beginning with a verb. */
    public String problem() {
        return problem;
    }
}
