package org.waybill.api.problem;

import java.time.Duration;
import java.util.Optional;

/** Ends a request with a problem document. Unchecked: it is thrown where the answer is known, and mapped in one place. */
public final class ProblemException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Problem problem;
    private final transient Optional<Duration> retryAfter;

    public ProblemException(Problem problem) {
        this(problem, Optional.empty(), null);
    }

    private ProblemException(Problem problem, Optional<Duration> retryAfter, Throwable cause) {
        super(problem.detail(), cause);
        this.problem = problem;
        this.retryAfter = retryAfter;
    }

    /** A problem that passes: the client is told when to come back. */
    public static ProblemException passing(Problem problem, Duration retryAfter) {
        return new ProblemException(problem, Optional.of(retryAfter), null);
    }

    /** A problem that passes, with what caused it, which is logged and not shown. */
    public static ProblemException passing(Problem problem, Duration retryAfter, Throwable cause) {
        return new ProblemException(problem, Optional.of(retryAfter), cause);
    }

    /** There is no such thing. */
    public static ProblemException notFound(String detail) {
        return new ProblemException(Problem.of(404, detail));
    }

    public Problem problem() {
        return problem;
    }

    /** After which time it is worth trying again, if it is. */
    public Optional<Duration> retryAfter() {
        return retryAfter;
    }
}
