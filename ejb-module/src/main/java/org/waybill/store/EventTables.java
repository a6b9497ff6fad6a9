package org.waybill.store;

import static org.waybill.store.Table.Column.bytes;
import static org.waybill.store.Table.Column.integer;
import static org.waybill.store.Table.Column.moment;
import static org.waybill.store.Table.Column.number;
import static org.waybill.store.Table.Column.text;
import static org.waybill.store.Table.Column.uuid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.quarantine.QuarantinedEvent;
import org.waybill.domain.recording.AliasGroups;
import org.waybill.domain.recording.Contribution;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.transaction.BusinessKey;
import org.waybill.domain.transaction.FlowHash;
import org.waybill.domain.transaction.Stamp;
import org.waybill.domain.transaction.TransactionFacts;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;
import org.waybill.store.Table.Column;
import org.waybill.store.Table.Merge;

/** The tables that the recorder writes, in the order in which it writes them, and how domain values become their rows. */
final class EventTables {

    static final Table EVENTS = Table.of(
            "monitoring_event",
            1,
            uuid("id"),
            moment("created_at"),
            moment("received_at"),
            text("name"),
            text("flow"),
            text("unique_flow"),
            text("address"),
            integer("counter"),
            text("local_transaction_id"),
            text("parent_transaction_id"),
            text("global_transaction_id"),
            text("trace_parent"),
            integer("failed"),
            integer("payload_state"),
            text("details"));

    static final Table FAILURES = Table.of("event_failure", 1, uuid("event_id"), moment("created_at"), text("failure"));

    static final Table PAYLOADS = Table.of(
            "event_payload",
            1,
            uuid("event_id"),
            integer("size"),
            number("original_size"),
            text("content_type"),
            integer("encoding"),
            bytes("content"));

    static final Table LINKS = Table.of(
            "transaction_event",
            2,
            uuid("transaction_id"),
            uuid("event_id"),
            integer("role"),
            integer("stage"),
            integer("version"),
            number("flow_hash"),
            number("unique_flow_hash"));

    /** What the events of a transaction, or those of an alias, add up to, in the order of {@link #facts}. */
    private static final List<Column> FACTS = List.of(
            integer("start_count").merging(Merge.SUM),
            integer("progress_count").merging(Merge.SUM),
            integer("end_count").merging(Merge.SUM),
            integer("final_failure_count").merging(Merge.SUM),
            integer("retryable_failure_count").merging(Merge.SUM),
            moment("first_event_at").merging(Merge.LEAST),
            moment("last_event_at").merging(Merge.GREATEST),
            moment("first_start_at").merging(Merge.LEAST),
            moment("last_end_at").merging(Merge.GREATEST),
            moment("last_progress_at").merging(Merge.GREATEST),
            moment("last_failure_at").merging(Merge.GREATEST),
            uuid("last_failure_event").merging(Merge.GREATEST).among("last_failure_at"),
            moment("first_received_at").merging(Merge.LEAST),
            moment("last_received_at").merging(Merge.GREATEST),
            moment("settles_at").merging(Merge.LEAST),
            moment("end_settles_at").merging(Merge.LEAST),
            moment("retry_until").merging(Merge.GREATEST),
            moment("end_due_at").merging(Merge.LEAST),
            integer("single_start").merging(Merge.GREATEST),
            number("milestones_reached").merging(Merge.BIT_OR),
            number("milestones_required").merging(Merge.BIT_OR),
            integer("stage").merging(Merge.GREATEST),
            moment("stage_entered_at").merging(Merge.LEAST).among("stage"),
            moment("stage_due_at").merging(Merge.LEAST).among("stage"),
            number("silence_micros").merging(Merge.GREATEST).among("stage"),
            number("flows").merging(Merge.BIT_OR),
            integer("lowest_version").merging(Merge.LEAST),
            integer("highest_version").merging(Merge.GREATEST));

    static final Table TRANSACTIONS =
            new Table("business_transaction", 1, with(FACTS, uuid("id"), text("definition"), text("correlator")));

    /** The same as it is written for aliases: made anew from the facts of all of them. */
    static final Table SHOWN = TRANSACTIONS.merging(Merge.REPLACE, "", Merge.REPLACE);

    /** The same, to have a row to oneself: made where it is not there, else left as it is. */
    static final Table SHOWN_HELD = TRANSACTIONS.merging(Merge.KEEP, "definition", Merge.REPLACE);

    /** The facts of those events whose first alias it is. */
    static final Table ALIAS_FACTS = new Table("alias_facts", 1, with(FACTS, uuid("id")));

    /** A key that nobody knows yet is a group of its own; one that is there keeps its group, and is had to oneself. */
    static final Table ALIASES = Table.of(
            "alias_key",
            1,
            uuid("id"),
            text("definition"),
            text("name"),
            text("correlator"),
            integer("place").merging(Merge.LEAST),
            uuid("root"),
            integer("closed"));

    /** The same where the group of a key is another one now. */
    static final Table ALIASES_JOINED = ALIASES.merging(Merge.REPLACE, "place", Merge.LEAST);

    static final Table KEYS =
            Table.of("transaction_key", 3, uuid("transaction_id"), text("key_name"), text("key_value"));

    static final Table CHANGES = Table.of(
            "change_log",
            1,
            uuid("id"),
            integer("about"),
            text("definition"),
            moment("from_at"),
            moment("to_at"),
            integer("counted"));

    static final Table QUARANTINE = Table.of(
            "quarantined_event",
            1,
            uuid("id"),
            moment("received_at"),
            text("reason"),
            text("content_type"),
            text("properties"),
            text("transport_id"),
            bytes("content"));

    private EventTables() {}

    static Object[] row(ReceivedEvent received) {
        MonitoringEvent event = received.event();
        EventSource source = event.source();
        return new Object[] {
            event.id(),
            event.createdAt(),
            received.receivedAt(),
            event.name(),
            source.flow(),
            source.uniqueFlow(),
            source.address(),
            event.counter(),
            event.correlators().localTransactionId(),
            event.correlators().parentTransactionId(),
            event.correlators().globalTransactionId(),
            event.correlators().traceParent(),
            event.failure().isEmpty() ? 0 : 1,
            Code.PAYLOAD.of(event.payload().absence()),
            EventDetails.write(event)
        };
    }

    static Object[] failure(MonitoringEvent event) {
        return new Object[] {event.id(), event.createdAt(), event.failure()};
    }

    static Object[] row(UUID event, Payload payload) {
        return new Object[] {
            event,
            payload.content().length,
            payload.originalSize(),
            payload.contentType(),
            Code.ENCODING.of(payload.encoding()),
            payload.content()
        };
    }

    static Object[] row(MonitoringEvent event, Contribution contribution) {
        return new Object[] {
            contribution.transaction(),
            event.id(),
            Code.ROLE.of(contribution.role()),
            contribution.facts().stage().furthest(),
            contribution.version(),
            FlowHash.of(event.source().flow()),
            FlowHash.of(event.source().uniqueFlow())
        };
    }

    static Object[] row(UUID transaction, String definition, String correlator, TransactionFacts facts) {
        return with(facts(facts), transaction, definition, correlator);
    }

    static Object[] row(UUID alias, TransactionFacts facts) {
        return with(facts(facts), alias);
    }

    static Object[] row(AliasGroups.Member member) {
        Alias alias = member.key().alias();
        return new Object[] {
            member.key().id(),
            member.key().definition(),
            alias.name(),
            alias.value(),
            alias.rank(),
            member.root(),
            member.closed() ? 1 : 0
        };
    }

    private static Object[] facts(TransactionFacts facts) {
        return new Object[] {
            facts.startCount(),
            facts.progressCount(),
            facts.endCount(),
            facts.finalFailureCount(),
            facts.retryableFailureCount(),
            facts.firstEventAt(),
            facts.lastEventAt(),
            facts.firstStartAt().orElse(null),
            facts.lastEndAt().orElse(null),
            facts.lastProgressAt().orElse(null),
            facts.lastFailureAt().orElse(null),
            facts.lastFailure().map(Stamp::event).orElse(null),
            facts.firstReceivedAt(),
            facts.lastReceivedAt(),
            facts.settlesAt(),
            facts.endSettlesAt().orElse(null),
            facts.retryUntil(),
            facts.endDueAt().orElse(null),
            facts.singleStart() ? 1 : 0,
            facts.milestones().reached(),
            facts.milestones().required(),
            facts.stage().furthest(),
            facts.stage().enteredAt().orElse(null),
            facts.stage().endDueAt().orElse(null),
            facts.stage().silentFor().map(limit -> limit.toNanos() / 1000).orElse(null),
            facts.flows(),
            facts.lowestVersion(),
            facts.highestVersion()
        };
    }

    static Object[] row(UUID transaction, BusinessKey key) {
        return new Object[] {transaction, key.name(), key.value()};
    }

    static Object[] row(QuarantinedEvent event) {
        return new Object[] {
            event.id(),
            event.receivedAt(),
            Storable.text(event.reason(), 4000),
            Storable.text(event.contentType(), 255),
            PropertiesJson.write(event.properties()),
            Storable.text(event.transportId(), 255),
            event.content()
        };
    }

    private static List<Column> with(List<Column> facts, Column... first) {
        List<Column> all = new ArrayList<>(List.of(first));
        all.addAll(facts);
        return List.copyOf(all);
    }

    private static Object[] with(Object[] facts, Object... first) {
        Object[] all = Arrays.copyOf(first, first.length + facts.length);
        System.arraycopy(facts, 0, all, first.length, facts.length);
        return all;
    }
}
