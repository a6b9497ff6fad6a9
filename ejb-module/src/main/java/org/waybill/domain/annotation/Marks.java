package org.waybill.domain.annotation;

import java.util.List;
import java.util.Optional;
import org.waybill.domain.transaction.Finding;

/**
 * What the lines on a business transaction say in the end. A pure fold: the last line of each kind holds.
 *
 * @param acknowledgement the line that acknowledged it last, unless it was reopened since
 * @param owner who looks after it; empty for nobody
 * @param ticket the ticket's address or number; empty for none
 */
public record Marks(Optional<Annotation> acknowledgement, String owner, String ticket) {

    /** Nobody has written anything. */
    public static final Marks NONE = new Marks(Optional.empty(), "", "");

    /** @param lines in the order in which they were written */
    public static Marks of(List<Annotation> lines) {
        Marks marks = NONE;
        for (Annotation line : lines) {
            marks = marks.after(line);
        }
        return marks;
    }

    /** What holds after one more line. */
    public Marks after(Annotation line) {
        return switch (line.kind()) {
            case NOTE -> this;
            case ACKNOWLEDGED -> new Marks(Optional.of(line), owner, ticket);
            case REOPENED -> new Marks(Optional.empty(), owner, ticket);
            case OWNER -> new Marks(acknowledgement, line.text(), ticket);
            case TICKET -> new Marks(acknowledgement, owner, line.text());
        };
    }

    /**
     * Whether it is acknowledged. An acknowledgement is of what there was to see: once there are more failures than then,
     * it is to be looked at again. Failures are counted and no clocks compared, so one that comes late counts, too.
     *
     * @param failures how many failures the transaction has now
     */
    public boolean isAcknowledged(int failures) {
        return acknowledgement.filter(line -> line.failures() >= failures).isPresent();
    }

    /** What there is to say when it failed again after somebody had acknowledged it. */
    public Optional<Finding> note(int failures) {
        return acknowledgement
                .filter(line -> line.failures() < failures)
                .map(line -> Finding.of(Finding.Kind.FAILED_AGAIN).saying(line.author()));
    }
}
