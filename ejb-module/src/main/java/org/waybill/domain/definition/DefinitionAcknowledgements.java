package org.waybill.domain.definition;

import java.time.Duration;
import java.util.UUID;

/**
 * Which changes of definitions the nodes match by. A node acknowledges what it has applied: every batch that it begins from
 * then on is matched by it. A batch that had begun before may still be committed until the recorder's transaction time-out;
 * whoever relies on an acknowledgement waits for so long after it.
 */
public interface DefinitionAcknowledgements {

    /** For so long after its last acknowledgement a node counts as alive. Measured by the database's clock alone. */
    Duration ALIVE = Duration.ofSeconds(30);

    /**
     * Says that this node has applied all changes up to that one, and that it is alive.
     *
     * @param node made anew at each start of a node: two nodes may bear one name
     * @param name for people
     * @param change the number of the last change that it has applied
     */
    void acknowledge(UUID node, String name, long change);

    /** The change up to which all live nodes have applied; {@link Long#MAX_VALUE} when no node is alive. */
    long acknowledgedByAll();
}
