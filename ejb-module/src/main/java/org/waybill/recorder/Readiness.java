package org.waybill.recorder;

import jakarta.enterprise.context.ApplicationScoped;

/** Whether this node records, and if not, what is in the way. */
@ApplicationScoped
public class Readiness {

    private volatile Report report = new Report(false, "START", "The recorder is starting");

    void waiting(String phase, String trouble) {
        report = new Report(false, phase, trouble);
    }

    void ready() {
        report = new Report(true, "READY", "");
    }

    /** How it stands. */
    public Report report() {
        return report;
    }

    /**
     * How it stands at one moment.
     *
     * @param ready whether events are taken from the queue
     * @param phase what is being prepared, or READY
     * @param trouble what is in the way and how to remedy it; empty when nothing is
     */
    public record Report(boolean ready, String phase, String trouble) {}
}
