package org.waybill.event.emit.profile;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;
import org.waybill.event.EventSource;
import org.waybill.event.query.Query;

/**
 * What a profile says of one event source (IBM: {@code eventSource}).
 *
 * @param address the event source address, for instance {@code Order In.transaction.Start}
 * @param enabled whether its events are emitted
 * @param name what they are called
 * @param filter must hold for a message, else no event is emitted; a filter that cannot be answered holds
 * @param local the correlator of the invocation; automatic means one that is generated
 * @param parent the correlator of the calling flow
 * @param global the correlator of the business transaction
 * @param unitOfWork with what the event stands and falls; a rollback's event never with the transaction that it reports
 * @param fields what is taken out of the message
 * @param documents subtrees that are taken out of the message
 * @param payload how much of the message itself is carried
 */
public record EventPoint(
        String address,
        boolean enabled,
        EventName name,
        Optional<Query> filter,
        CorrelatorSource local,
        CorrelatorSource parent,
        CorrelatorSource global,
        UnitOfWork unitOfWork,
        List<FieldQuery> fields,
        List<DocumentQuery> documents,
        PayloadCapture payload) {

    public EventPoint {
        requireNonNull(name, "name");
        requireNonNull(filter, "filter");
        requireNonNull(local, "local");
        requireNonNull(parent, "parent");
        requireNonNull(global, "global");
        requireNonNull(payload, "payload");
        fields = List.copyOf(fields);
        documents = List.copyOf(documents);
        if (address.isEmpty()) {
            throw new InvalidProfileException("source", "must name an event source, as in 'Input.transaction.Start'");
        }
        if (isRollback(address) && unitOfWork == UnitOfWork.MESSAGE_FLOW) {
            throw new InvalidProfileException(
                    "unitOfWork",
                    "must be independent or none for " + address
                            + ": in messageFlow the event would vanish with the transaction that it reports");
        }
    }

    /** An enabled source with the usual name, automatic correlators, no fields and no payload. */
    public static EventPoint usual(String address) {
        return new EventPoint(
                address,
                true,
                EventName.usual(address),
                Optional.empty(),
                CorrelatorSource.AUTOMATIC,
                CorrelatorSource.AUTOMATIC,
                CorrelatorSource.AUTOMATIC,
                UnitOfWork.usual(EventSource.of("", address).kind()),
                List.of(),
                List.of(),
                PayloadCapture.NONE);
    }

    static boolean isRollback(String address) {
        return EventSource.of("", address).kind() == EventSource.Kind.TRANSACTION_ROLLBACK;
    }

    /** The same source, switched on or off. */
    public EventPoint enabled(boolean on) {
        return new EventPoint(address, on, name, filter, local, parent, global, unitOfWork, fields, documents, payload);
    }
}
