package org.waybill.tests;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.waybill.launcher.Server;

/** The recorder's queue as the management model shows it. */
final class EventsQueue {

    private static final String QUEUE = "/subsystem=messaging-activemq/server=default/queue=waybill.recorder";
    private static final Pattern RESULT = Pattern.compile("\"result\" => \"?(\\d+)L?");

    private EventsQueue() {}

    /** How many have been given up, of events and of flows' messages. */
    static long deadLetters(Server server) {
        return number(
                server.management("/subsystem=messaging-activemq/server=default/jms-queue=waybill.dead-letter"
                        + ":read-attribute(name=message-count)"),
                "message-count");
    }

    /** How many wait now or are being delivered. */
    static long waiting(Server server) {
        return number(server.management(QUEUE + ":read-attribute(name=message-count)"), "message-count");
    }

    /** The number in the answer of a management operation that reads an attribute. */
    static long number(String answer, String attribute) {
        Matcher matcher = RESULT.matcher(answer);
        if (!matcher.find()) {
            throw new IllegalStateException(attribute + " is no number: " + answer);
        }
        return Long.parseLong(matcher.group(1));
    }
}
