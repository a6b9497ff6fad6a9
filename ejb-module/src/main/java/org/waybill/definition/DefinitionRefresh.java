package org.waybill.definition;

import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Applies every two seconds what other nodes have changed, and tells them what this one matches by. */
@Singleton
public class DefinitionRefresh {

    private static final Logger LOG = Logger.getLogger(DefinitionRefresh.class.getName());

    @Inject
    private DefinitionAcknowledger acknowledger;

    @Schedule(hour = "*", minute = "*", second = "*/2", persistent = false)
    @TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
    void refresh() {
        try {
            acknowledger.refresh();
        } catch (RuntimeException e) {
            // the database is away: the definitions known so far hold until it is back, two seconds from now at best
            LOG.log(Level.FINE, "Cannot look for new definitions", e);
        }
    }
}
