package org.waybill.domain.recording;

import java.util.UUID;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.transaction.TransactionIdentity;

/**
 * An alias of one definition, with its identity.
 *
 * @param id a function of all the rest but the rank
 * @param definition the definition's name
 * @param alias the alias
 */
public record AliasKey(UUID id, String definition, Alias alias) {

    /** The key of that alias. */
    public static AliasKey of(String definition, Alias alias) {
        return new AliasKey(TransactionIdentity.of(definition, alias), definition, alias);
    }
}
