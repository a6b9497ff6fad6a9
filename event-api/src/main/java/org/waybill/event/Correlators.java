package org.waybill.event;

import static java.util.Objects.requireNonNull;

/**
 * What an event belongs to.
 *
 * @param localTransactionId the flow invocation, never shared by two invocations; may be empty for foreign formats
 * @param parentTransactionId the flow that called this one; empty when there is none
 * @param globalTransactionId the business transaction, across flows and applications; empty when there is none
 * @param traceParent the parent header of W3C Trace Context, empty when there is none
 */
public record Correlators(
        String localTransactionId, String parentTransactionId, String globalTransactionId, String traceParent) {

    /** An event that says nothing of what it belongs to. */
    public static final Correlators NONE = new Correlators("", "", "", "");

    public Correlators {
        requireNonNull(localTransactionId, "localTransactionId");
        requireNonNull(parentTransactionId, "parentTransactionId");
        requireNonNull(globalTransactionId, "globalTransactionId");
        requireNonNull(traceParent, "traceParent");
    }
}
