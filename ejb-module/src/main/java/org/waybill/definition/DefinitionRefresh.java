package org.waybill.definition;

import jakarta.ejb.Schedule;
import jakarta.ejb.Singleton;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import java.util.UUID;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.waybill.domain.definition.DefinitionAcknowledgements;

/** Applies every two seconds what other nodes have changed, and tells them what this one has applied. */
@Singleton
public class DefinitionRefresh {

    private static final Logger LOG = Logger.getLogger(DefinitionRefresh.class.getName());

    /** A sign of life is a write, so it is given only so often when nothing has changed: every fifth time. */
    private static final int QUIET_TURNS = 5;

    private final UUID node = UUID.randomUUID();
    private final String name = System.getProperty("jboss.node.name", "");
    private long acknowledged = -1;
    private int quietTurns;

    @Inject
    private DefinitionCatalogue catalogue;

    @Inject
    private DefinitionAcknowledgements acknowledgements;

    @Schedule(hour = "*", minute = "*", second = "*/2", persistent = false)
    @TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
    void refresh() {
        try {
            catalogue.refreshKnown().ifPresent(this::acknowledge);
        } catch (RuntimeException e) {
            // the database is away: the definitions known so far hold until it is back, two seconds from now at best
            LOG.log(Level.FINE, "Cannot look for new definitions", e);
        }
    }

    private void acknowledge(long change) {
        quietTurns++;
        if (change != acknowledged || quietTurns >= QUIET_TURNS) {
            acknowledgements.acknowledge(node, name, change);
            acknowledged = change;
            quietTurns = 0;
        }
    }
}
