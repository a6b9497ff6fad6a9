package org.waybill.recorder;

import jakarta.enterprise.context.ApplicationScoped;
import org.waybill.domain.preparation.Readiness;

/** Says how far the recorder's preparation is. */
@ApplicationScoped
class RecorderReadiness implements Readiness {

    private volatile Report report = new Report(false, "START", "The recorder is starting");

    void waiting(String phase, String trouble) {
        report = new Report(false, phase, trouble);
    }

    void ready() {
        report = new Report(true, "READY", "");
    }

    @Override
    public Report report() {
        return report;
    }
}
