package org.waybill.event.emit;

import java.util.List;
import java.util.function.Consumer;
import org.waybill.event.MonitoringEvent;

/** Sends events, those of one call in as few messages as can be. */
interface EventSender {

    /**
     * Sends in the caller's transaction. Whatever goes wrong is thrown: an event in the flow's unit of work stands and falls
     * with the flow.
     */
    void inFlow(List<MonitoringEvent> events);

    /** Sends outside of every transaction, now. Trouble is logged and counted, the flow goes on. */
    void atOnce(List<MonitoringEvent> events);

    /**
     * The same, on another thread. For the end of a transaction, where nobody may wait for a broker; and for a transaction that
     * can no longer commit, in which Artemis' resource adapter refuses every send, also outside of it.
     *
     * @return may be used from any thread; must be asked for in the flow's own, where the server's names can be looked up
     */
    Consumer<List<MonitoringEvent>> afterwards();
}
