package org.waybill.domain.recording;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.DefinitionBook.Match;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.domain.transaction.TransactionIdentity;
import org.waybill.event.MonitoringEvent;

/**
 * An event on its way into the store.
 *
 * @param event the event
 * @param receivedAt when the broker took it in, in whole microseconds
 * @param contributions what it adds to business transactions, one for each definition that it matches
 */
public record ReceivedEvent(MonitoringEvent event, Instant receivedAt, List<Contribution> contributions) {

    public ReceivedEvent {
        receivedAt = receivedAt.truncatedTo(ChronoUnit.MICROS);
        contributions = List.copyOf(contributions);
    }

    /**
     * The event with what it means under the definitions in force at its own creation time.
     *
     * @throws UnrecordableEventException if one of its correlators is too long to be kept
     */
    public static ReceivedEvent of(MonitoringEvent event, Instant receivedAt, DefinitionBook definitions)
            throws UnrecordableEventException {
        List<Match> matches = definitions.matches(event);
        if (matches.isEmpty()) {
            return new ReceivedEvent(event, receivedAt, List.of());
        }
        Instant received = receivedAt.truncatedTo(ChronoUnit.MICROS);
        List<Contribution> contributions = new ArrayList<>(matches.size());
        for (Match match : matches) {
            requireKeepable(event, match);
            contributions.add(contribution(event, received, match));
        }
        return new ReceivedEvent(event, received, contributions);
    }

    private static void requireKeepable(MonitoringEvent event, Match match) throws UnrecordableEventException {
        for (Alias alias : match.aliases()) {
            int length = alias.value().length();
            if (length > CorrelatorRule.MAX_VALUE) {
                throw new UnrecordableEventException("The event " + event.id() + " has a correlator of " + length
                        + " characters under the definition '"
                        + match.definition().name() + "'; " + CorrelatorRule.MAX_VALUE + " are the most");
            }
        }
    }

    private static Contribution contribution(MonitoringEvent event, Instant receivedAt, Match match) {
        Definition definition = match.definition();
        String correlator = match.aliases().get(0).value();
        List<AliasKey> aliases = definition.hasAliases()
                ? match.aliases().stream()
                        .map(alias -> AliasKey.of(definition.name(), alias))
                        .toList()
                : List.of();
        return new Contribution(
                aliases.isEmpty()
                        ? TransactionIdentity.of(definition.name(), correlator)
                        : aliases.get(0).id(),
                definition.name(),
                correlator,
                match.pattern().role(),
                TransactionFacts.of(event, receivedAt, match.pattern(), definition),
                keys(event, definition),
                aliases);
    }

    private static List<BusinessKey> keys(MonitoringEvent event, Definition definition) {
        List<BusinessKey> keys = new ArrayList<>();
        for (String name : definition.keys()) {
            event.field(name)
                    .filter(value -> !value.isEmpty())
                    .ifPresent(value -> keys.add(BusinessKey.of(name, value)));
        }
        return keys;
    }
}
