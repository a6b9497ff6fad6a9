package org.waybill.tests;

import org.waybill.launcher.Server;

/** The broker's queues as the management model shows them. */
final class EventsQueue {

    private static final String MESSAGING = "subsystem=messaging-activemq";
    private static final String BROKER = "server=default";

    private EventsQueue() {}

    /** How many events wait now, are being delivered, or come again later. */
    static long waiting(Server server) {
        return Management.read(server, "message-count", MESSAGING, BROKER, "queue=waybill.recorder")
                .asLong();
    }

    /** How many have been given up, of events and of flows' messages. */
    static long deadLetters(Server server) {
        return Management.read(server, "message-count", MESSAGING, BROKER, "jms-queue=waybill.dead-letter")
                .asLong();
    }

    /** Transactions that the broker has prepared and nobody has decided. */
    static int prepared(Server server) {
        return Management.call(server, "list-prepared-transactions", MESSAGING, BROKER)
                .asList()
                .size();
    }
}
