package org.waybill.domain.annotation;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** The lines that people have written on business transactions. */
public interface Annotations {

    /** Keeps a line for good, in a transaction of its own. */
    void add(Annotation line);

    /**
     * The lines on a business transaction in the order in which they were written; of a transaction with aliases, those of all
     * identities that have become one.
     *
     * @param limit how many at most, the latest ones
     */
    List<Annotation> of(UUID transaction, int limit);

    /** What holds now for each of these business transactions, in one statement; {@link Marks#NONE} where nobody wrote anything. */
    Map<UUID, Marks> marks(Collection<UUID> transactions);
}
