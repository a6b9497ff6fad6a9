package org.waybill.domain.definition;

import java.time.Duration;
import java.util.UUID;

/**
 * Which changes of definitions the nodes match by. A node acknowledges a change when every batch that it had begun before has
 * ended; so nothing that is matched by an earlier one is committed any more, but for what was prepared when it crashed.
 */
public interface DefinitionAcknowledgements {

    /** For so long after its last acknowledgement a node counts as alive. Measured by the database's clock alone. */
    Duration ALIVE = Duration.ofSeconds(30);

    /**
     * Says that this node matches by all changes up to that one, and that it is alive.
     *
     * @param node made anew at each start of a node: two nodes may bear one name
     * @param name for people
     * @param change the number of the last change that it matches by
     */
    void acknowledge(UUID node, String name, long change);

    /** The change by which all live nodes match; {@link Long#MAX_VALUE} when no node is alive. */
    long acknowledgedByAll();
}
