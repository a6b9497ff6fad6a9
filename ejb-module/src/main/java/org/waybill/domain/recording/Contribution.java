package org.waybill.domain.recording;

import java.util.List;
import java.util.UUID;
import org.waybill.domain.definition.Role;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.TransactionFacts;

/**
 * What one event adds to one business transaction.
 *
 * @param transaction the transaction's identity; among aliases that of the event's own first alias, which is where its
 *     facts stay, whatever that is joined with
 * @param definition the definition's name
 * @param correlator the transaction's correlator
 * @param role the part that the event plays
 * @param facts the facts of this event alone
 * @param keys the business keys that the event carries
 * @param aliases all aliases that the event carries, the first one first; empty where the definition has one correlator
 */
public record Contribution(
        UUID transaction,
        String definition,
        String correlator,
        Role role,
        TransactionFacts facts,
        List<BusinessKey> keys,
        List<AliasKey> aliases) {
    public Contribution {
        keys = List.copyOf(keys);
        aliases = List.copyOf(aliases);
    }

    /** The version that was in force at the event's creation time. */
    public int version() {
        return facts.lowestVersion();
    }
}
