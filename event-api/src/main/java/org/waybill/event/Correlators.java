package org.waybill.event;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    /** W3C Trace Context, section 3.2: version (not ff), trace id and parent id (not all zero), flags; later versions may add. */
    private static final Pattern TRACE_PARENT =
            Pattern.compile("(?:00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}"
                    + "|(?!00|ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?)");

    public Correlators {
        requireNonNull(localTransactionId, "localTransactionId");
        requireNonNull(parentTransactionId, "parentTransactionId");
        requireNonNull(globalTransactionId, "globalTransactionId");
        requireNonNull(traceParent, "traceParent");
    }

    /** The 32 hexadecimal digits of the trace id; absent when there is no trace parent or it is not a valid one. */
    public Optional<String> traceId() {
        if (traceParent.isEmpty()) {
            return Optional.empty();
        }
        Matcher parts = TRACE_PARENT.matcher(traceParent);
        if (!parts.matches()) {
            return Optional.empty();
        }
        return Optional.ofNullable(parts.group(1)).or(() -> Optional.of(parts.group(2)));
    }
}
