package org.waybill.tests;

import java.time.Instant;
import java.util.function.IntFunction;

/**
 * The events of one trial, numbered from 0: two a relay transaction, its start and its end, so that what is recorded can
 * be held against what was published, one by one.
 *
 * @param run distinguishes trials; part of every order's name
 * @param createdAt of all events, since it is part of their identity
 */
record NumberedEvents(String run, Instant createdAt) implements IntFunction<String> {

    private static final String START = "MQ Input.transaction.Start";
    private static final String END = "MQ Output.terminal.in";

    @Override
    public String apply(int number) {
        return NativeEvents.event(order(number), isStart(number) ? START : END, createdAt);
    }

    /** The name of an event's order, which is its global transaction id and its transaction's correlator. */
    String order(int number) {
        return run + "-" + number / 2;
    }

    /** As the API answers for an event: where it belongs, and which of the two it is. */
    static String key(String order, String address) {
        return order + "/" + (address.equals(START) ? "start" : "end");
    }

    /** The key of the event of that number. */
    String key(int number) {
        return key(order(number), isStart(number) ? START : END);
    }

    private static boolean isStart(int number) {
        return number % 2 == 0;
    }
}
