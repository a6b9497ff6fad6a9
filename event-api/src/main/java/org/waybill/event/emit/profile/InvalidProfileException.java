package org.waybill.event.emit.profile;

/**
 * A monitoring profile that cannot be. Says which member is wrong and what would be right. Unchecked, since the records'
 * own constructors throw it; whoever reads profiles from outside catches it.
 */
public final class InvalidProfileException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String member;
    private final String problem;

    /**
     * @param member the path of the member within the profile, for instance {@code events[0].payload.maxBytes}
     * @param problem what is wrong and what would be right, beginning with a verb
     */
    public InvalidProfileException(String member, String problem) {
        super(member + " " + problem);
        this.member = member;
        this.problem = problem;
    }

    /** The path of the member that is wrong. */
    public String member() {
        return member;
    }

    /** The same problem, seen from further outside. */
    InvalidProfileException within(String outer) {
        return new InvalidProfileException(outer + "." + member, problem);
    }
}
