package org.waybill.domain.preparation;

/** Whether this node records, and if not, what is in the way. */
public interface Readiness {

    /** How it stands now. */
    Report report();

    /**
     * How it stands at one moment.
     *
     * @param ready whether events are taken from the queue
     * @param phase what is being prepared, or READY
     * @param trouble what is in the way and how to remedy it; empty when nothing is
     */
    record Report(boolean ready, String phase, String trouble) {}
}
