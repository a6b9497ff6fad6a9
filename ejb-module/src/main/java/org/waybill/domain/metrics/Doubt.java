package org.waybill.domain.metrics;

import java.util.OptionalInt;

/** Whether the database holds transactions that nobody has decided. */
public interface Doubt {

    /**
     * How many it has prepared and not yet ended; those of a running commit are among them for a moment.
     *
     * @return empty where the database does not tell
     * @throws org.waybill.domain.recording.StoreUnavailableException when it does not answer
     */
    OptionalInt count();
}
