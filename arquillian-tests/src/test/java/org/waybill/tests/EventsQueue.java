package org.waybill.tests;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.waybill.launcher.Server;

/** The recorder's queue as the management model shows it. */
final class EventsQueue {

    private static final String QUEUE = "/subsystem=messaging-activemq/server=default/queue=waybill.recorder";
    private static final Pattern RESULT = Pattern.compile("\"result\" => (\\d+)L?");

    private EventsQueue() {}

    /** How many wait now or are being delivered. */
    static long waiting(Server server) {
        return number(server, "message-count");
    }

    private static long number(Server server, String attribute) {
        String answer = server.management(QUEUE + ":read-attribute(name=" + attribute + ")");
        Matcher matcher = RESULT.matcher(answer);
        if (!matcher.find()) {
            throw new IllegalStateException(attribute + " of the events queue is no number: " + answer);
        }
        return Long.parseLong(matcher.group(1));
    }
}
