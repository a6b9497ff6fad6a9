package org.waybill.tests;

import java.time.Instant;

/** Native events of the relay flow, whose definition comes with the EAR. */
final class NativeEvents {

    private NativeEvents() {}

    static String start(String order) {
        return event(order, "MQ Input.transaction.Start", Instant.now());
    }

    static String end(String order) {
        return event(order, "MQ Output.terminal.in", Instant.now());
    }

    static String event(String order, String address, Instant createdAt) {
        return """
                {"id": "%s/%s", "flow": "RelayFlow", "name": "%s", "address": "%s", "createdAt": "%s",
                 "localTransactionId": "L-%s", "globalTransactionId": "%s"}""".formatted(
                order, address, address.substring(address.lastIndexOf('.') + 1), address, createdAt, order, order);
    }
}
