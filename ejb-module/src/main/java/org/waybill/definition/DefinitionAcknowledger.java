package org.waybill.definition;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.UUID;
import org.waybill.domain.definition.DefinitionAcknowledgements;

/** Tells the other nodes by which change this one matches. */
@ApplicationScoped
class DefinitionAcknowledger {

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

    /** Applies what was changed, and says what everything on this node matches by. */
    synchronized void refresh() {
        catalogue.matchedBy().ifPresent(this::acknowledge);
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
