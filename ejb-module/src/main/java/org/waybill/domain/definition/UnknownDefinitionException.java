package org.waybill.domain.definition;

/** There is no such definition, version or draft; the message says which. Unchecked: it comes from the caller's own words. */
public final class UnknownDefinitionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UnknownDefinitionException(String sentence) {
        super(sentence);
    }
}
