package org.waybill.benchmarks;

/** A queue of the server's broker as the management model shows it. */
final class Queue {

    private final Management management;
    private final String address;

    private Queue(Management management, String address) {
        this.management = management;
        this.address = address;
    }

    /** The queue from which the recorder takes. */
    static Queue events(Management management) {
        return new Queue(management, "/subsystem=messaging-activemq/server=default/runtime-queue=waybill.recorder");
    }

    /** A queue of a flow, such as {@code relay.in}. */
    static Queue ofFlow(Management management, String name) {
        return new Queue(
                management,
                "/subsystem=messaging-activemq/server=default/runtime-queue=jms.queue.waybill.flow." + name);
    }

    /** Messages that nobody has taken for good, those under delivery among them. */
    long waiting() {
        return count("message-count");
    }

    /** Messages that somebody has taken, but not yet for good. */
    long delivering() {
        return count("delivering-count");
    }

    private long count(String attribute) {
        return management.run(address, "read-attribute", "name", attribute).asLong();
    }

    /** Takes all waiting messages away. */
    void clear() {
        management.run(address, "remove-messages", "filter", "");
    }
}
