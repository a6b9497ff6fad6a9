package org.waybill.event.codec;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Finds the words in IBM's exception list that say what really happened. The list nests from the outside in: each
 * {@code …Exception} has a {@code Text}, {@code Insert}s with texts of their own, and perhaps the exception that caused
 * it. The innermost one that says something is the one that helps.
 */
final class ExceptionText implements SubtreeCopy.Listener {

    private static final String UNKNOWN = "The flow raised an exception that has no text";

    private final Deque<String> path = new ArrayDeque<>();
    private StringBuilder text = new StringBuilder();
    private StringBuilder inserts = new StringBuilder();
    private String innermost = "";
    private int exceptions;

    @Override
    public void start(String localName) {
        if (localName.endsWith("Exception")) {
            finish();
            exceptions++;
        } else if (localName.equals("Insert") && inserts.length() > 0) {
            inserts.append('\n');
        }
        path.push(localName);
    }

    @Override
    public void text(String chunk) {
        if (path.size() < 2 || !path.peek().equals("Text") || exceptions == 0) {
            return;
        }
        String leaf = path.pop();
        String parent = path.peek();
        path.push(leaf);
        if (parent.equals("Insert")) {
            inserts.append(chunk);
        } else if (parent.endsWith("Exception")) {
            text.append(chunk);
        }
    }

    @Override
    public void end() {
        path.pop();
    }

    /** The innermost exception's text and inserts; never empty. */
    String text() {
        finish();
        return innermost.isEmpty() ? UNKNOWN : innermost;
    }

    private void finish() {
        String what = text.toString().strip();
        String details = inserts.toString().strip().replace("\n", ", ");
        if (!what.isEmpty() || !details.isEmpty()) {
            innermost = what.isEmpty() || details.isEmpty() ? what + details : what + ": " + details;
        }
        text = new StringBuilder();
        inserts = new StringBuilder();
    }
}
