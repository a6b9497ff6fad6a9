package org.waybill.domain.definition;

/**
 * A definition is no longer what the author has seen, and the author wanted to change that alone. The message says what it has
 * become and what to do. Unchecked, since only the one who asked can decide.
 */
public final class OutdatedDefinitionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param now what has become of it */
    public OutdatedDefinitionException(KeptDefinition now) {
        super(sentence(now));
    }

    private static String sentence(KeptDefinition now) {
        if (now.isNothing()) {
            return "There is no '" + now.name() + "' any more; send it without If-Match to make it anew.";
        }
        String became = now.draft()
                .map(draft -> "has a draft that " + draft.author() + " changed at " + draft.changedAt())
                .or(() -> now.newest()
                        .map(newest -> "has version " + newest.definition().version() + " by " + newest.author()
                                + " of " + newest.activatedAt() + ", and no draft"))
                .orElseThrow();
        return "'" + now.name() + "' is not what you have seen: it " + became
                + ". Look at it, then do it again for edition " + now.edition() + ".";
    }
}
