-- Waybill's store. Times are UTC to the microsecond; texts that are absent are empty, not null.
-- Written by Flyway at deployment; a database administrator may run it by hand as well.

-- One row an event, matched by a definition or not. The identity is ordered by creation time.
create table monitoring_event (
    id uniqueidentifier not null,
    created_at datetimeoffset(6) not null,
    received_at datetimeoffset(6) not null,
    name nvarchar(400) not null,
    flow nvarchar(400) not null,
    unique_flow nvarchar(400) not null,
    address nvarchar(400) not null,
    counter integer not null,
    local_transaction_id nvarchar(400) not null,
    parent_transaction_id nvarchar(400) not null,
    global_transaction_id nvarchar(400) not null,
    trace_parent nvarchar(400) not null,
    failed smallint not null,             -- 1: it reports a failure, see event_failure
    payload_state smallint not null,      -- 0 present, 1 not captured, 2 too large, 3 empty, 4 unreadable, 5 expired
    details nvarchar(max) not null,            -- the rest of the event as JSON: source, fields, documents, extensions
    duplicates integer default 0 not null,
    constraint monitoring_event_pk primary key (id)
);
create index monitoring_event_created on monitoring_event (created_at, id);
create index monitoring_event_global on monitoring_event (global_transaction_id, created_at);

-- What an event says that failed; those that say nothing have no row. By themselves, so that whoever looks for a text reads
-- nothing else.
create table event_failure (
    event_id uniqueidentifier not null,
    created_at datetimeoffset(6) not null,
    failure nvarchar(max) not null,
    constraint event_failure_pk primary key (event_id)
);
create index event_failure_created on event_failure (created_at, event_id);

-- The payload of an event that captured one, or was asked to and could not.
create table event_payload (
    event_id uniqueidentifier not null,
    size integer not null,
    original_size bigint not null,        -- before anything was cut or left out; -1 when not known
    content_type nvarchar(400) not null,
    encoding smallint not null,           -- as the emitter wrote it: 0 none, 1 CDATA, 2 hexBinary, 3 base64Binary
    content varbinary(max) not null,
    constraint event_payload_pk primary key (event_id)
);

-- One row a business transaction: facts that merge, and what follows from them alone.
create table business_transaction (
    id uniqueidentifier not null,                       -- a function of definition and correlator
    definition nvarchar(100) not null,
    correlator nvarchar(400) not null,
    start_count integer not null,
    progress_count integer not null,
    end_count integer not null,
    final_failure_count integer not null,
    retryable_failure_count integer not null,
    first_event_at datetimeoffset(6) not null,
    last_event_at datetimeoffset(6) not null,
    first_start_at datetimeoffset(6),
    last_end_at datetimeoffset(6),
    last_progress_at datetimeoffset(6),
    last_failure_at datetimeoffset(6),
    last_failure_event uniqueidentifier,
    first_received_at datetimeoffset(6) not null,
    last_received_at datetimeoffset(6) not null,
    settles_at datetimeoffset(6) not null,    -- until then a missing start is not held against it
    end_settles_at datetimeoffset(6),        -- until then a milestone missing at the end is not held against it
    retry_until datetimeoffset(6) not null,   -- until then an end may heal failed attempts
    end_due_at datetimeoffset(6),
    single_start integer not null,          -- 1 where more than one start does not add up, else 0
    milestones_reached bigint not null,     -- one bit each
    milestones_required bigint not null,
    stage integer not null,                 -- the furthest one entered, 0 before the first
    stage_entered_at datetimeoffset(6),
    stage_due_at datetimeoffset(6),
    silence_micros bigint,                  -- so long it may be silent in that stage
    flows bigint not null,                  -- which flows took part, as far as 64 bits tell
    lowest_version integer not null,
    highest_version integer not null,
    outcome as cast(case when final_failure_count > 0 then 4
             when start_count = 0 then 2
             when start_count > 1 and single_start > 0 then 5
             when end_count > 0 and (milestones_required & milestones_reached) <> milestones_required then 6
             when end_count > 0 then 3
             when retryable_failure_count > 0 then 1
             else 0 end as smallint) persisted,     -- 0 open, 1 retrying, 2 start missing, 3 complete, 4 failed,
                                     -- 5 started again, 6 milestone missing
    due_at as cast(case when final_failure_count > 0 or start_count = 0 or end_count > 0
                  or (start_count > 1 and single_start > 0) then null
             else case when end_due_at <= coalesce(stage_due_at, end_due_at)
                            and end_due_at <= coalesce(dateadd(microsecond, cast(silence_micros % 1000000 as integer), dateadd(second, cast(silence_micros / 1000000 as integer), last_received_at)), end_due_at) then end_due_at
                       when stage_due_at <= coalesce(dateadd(microsecond, cast(silence_micros % 1000000 as integer), dateadd(second, cast(silence_micros / 1000000 as integer), last_received_at)), stage_due_at) then stage_due_at
                       else dateadd(microsecond, cast(silence_micros % 1000000 as integer), dateadd(second, cast(silence_micros / 1000000 as integer), last_received_at)) end end as datetimeoffset(6)) persisted,
    constraint business_transaction_pk primary key (id)
);
create index business_transaction_first on business_transaction (first_event_at, id);
create index business_transaction_definition on business_transaction (definition, first_event_at, id);
create index business_transaction_correlator on business_transaction (correlator);
create index business_transaction_due on business_transaction (due_at);
-- Those that are not complete, and those with a failure, are few; an index with a filter takes no computed column.
create index business_transaction_outcome on business_transaction (outcome, first_event_at, id);
create index business_transaction_definition_outcome on business_transaction (definition, outcome, first_event_at, id);
create index business_transaction_failed on business_transaction (first_event_at, id, definition)
    where last_failure_event is not null;

-- The names by which definitions with several correlators know their business transactions, in groups: those that any event
-- has carried together are one business transaction, whose identity is the least id among them.
create table alias_key (
    id uniqueidentifier not null,                       -- a function of definition, name and correlator
    definition nvarchar(100) not null,
    name nvarchar(100) not null,
    correlator nvarchar(400) not null,
    place integer not null,               -- in the definition's list, counts from 0
    root uniqueidentifier not null,                     -- the least id of the group
    closed integer not null,              -- 1: the group has so many keys that it takes no more
    constraint alias_key_pk primary key (id)
);
create index alias_key_root on alias_key (root);
create index alias_key_correlator on alias_key (correlator);

-- The facts of the events whose first alias it is; they never move. A group's row in business_transaction is their merge.
create table alias_facts (
    id uniqueidentifier not null,
    start_count integer not null,
    progress_count integer not null,
    end_count integer not null,
    final_failure_count integer not null,
    retryable_failure_count integer not null,
    first_event_at datetimeoffset(6) not null,
    last_event_at datetimeoffset(6) not null,
    first_start_at datetimeoffset(6),
    last_end_at datetimeoffset(6),
    last_progress_at datetimeoffset(6),
    last_failure_at datetimeoffset(6),
    last_failure_event uniqueidentifier,
    first_received_at datetimeoffset(6) not null,
    last_received_at datetimeoffset(6) not null,
    settles_at datetimeoffset(6) not null,    -- until then a missing start is not held against it
    end_settles_at datetimeoffset(6),        -- until then a milestone missing at the end is not held against it
    retry_until datetimeoffset(6) not null,   -- until then an end may heal failed attempts
    end_due_at datetimeoffset(6),
    single_start integer not null,          -- 1 where more than one start does not add up, else 0
    milestones_reached bigint not null,     -- one bit each
    milestones_required bigint not null,
    stage integer not null,                 -- the furthest one entered, 0 before the first
    stage_entered_at datetimeoffset(6),
    stage_due_at datetimeoffset(6),
    silence_micros bigint,                  -- so long it may be silent in that stage
    flows bigint not null,
    lowest_version integer not null,
    highest_version integer not null,
    constraint alias_facts_pk primary key (id)
);

-- Which event belongs to which business transaction. This key is what makes folding safe to repeat.
create table transaction_event (
    transaction_id uniqueidentifier not null,
    event_id uniqueidentifier not null,
    role smallint not null,               -- 0 start, 1 progress, 2 end, 3 failure
    stage smallint not null,              -- the number of the stage that it enters, 0 for none
    version int not null,              -- the definition's version by which it was folded
    flow_hash bigint not null,            -- the first eight bytes of SHA-256 of the event's flow, and of its unique flow:
    unique_flow_hash bigint not null,     -- a search through a flow reads no events
    constraint transaction_event_pk primary key (transaction_id, event_id)
);
create index transaction_event_event on transaction_event (event_id);

-- The business keys by which people look for a transaction.
create table transaction_key (
    transaction_id uniqueidentifier not null,
    key_name nvarchar(100) not null,
    key_value nvarchar(255) not null,
    constraint transaction_key_pk primary key (transaction_id, key_name, key_value)
);
create index transaction_key_value on transaction_key (key_value, transaction_id);

-- What was changed, some minutes long: by it rollups are counted anew, and open pages told.
create table change_log (
    id uniqueidentifier not null,
    about smallint not null,               -- 0 transactions, 1 events, 2 definitions, 3 the quarantine
    definition nvarchar(100) not null,       -- of the transactions, which count in one of these quarter hours; else empty
    from_at datetimeoffset(6) not null,
    to_at datetimeoffset(6) not null,
    counted integer not null,              -- 0: rollups must be counted anew by it, 1: they have been, or need not
    written_at datetimeoffset(6) default sysdatetimeoffset() not null,
    constraint change_log_pk primary key (id)
);
create index change_log_written on change_log (counted, written_at);

-- How many transactions there are, by the quarter hour, hour or day in UTC in which their first event was created.
create table transaction_rollup (
    definition nvarchar(100) not null,      -- empty: all together
    minutes integer not null,             -- how wide: 15, 60, 1440
    starts_at datetimeoffset(6) not null,
    version integer not null,             -- the newest that they met; 0 where they are of all definitions
    in_progress_count bigint not null,
    complete_count bigint not null,
    failed_count bigint not null,
    inconsistent_count bigint not null,
    overdue_count bigint not null,
    durations varbinary(max) not null,           -- of those that are complete, see RollupRows
    changes_at datetimeoffset(6),  -- from then on a state is another one, of itself; only where minutes = 15
    constraint transaction_rollup_pk primary key (definition, minutes, starts_at, version)
);
create index transaction_rollup_starts on transaction_rollup (starts_at, minutes);
create index transaction_rollup_changes on transaction_rollup (changes_at);

-- What transactions that were deleted had added up to, by the quarter hour in which their first event was created.
create table deleted_rollup (
    definition nvarchar(100) not null,
    starts_at datetimeoffset(6) not null,
    version integer not null,             -- the newest that they met
    in_progress_count bigint not null,
    complete_count bigint not null,
    failed_count bigint not null,
    inconsistent_count bigint not null,
    overdue_count bigint not null,
    durations varbinary(max) not null,           -- of those that were complete, see RollupRows
    constraint deleted_rollup_pk primary key (definition, starts_at, version)
);

-- Whoever counts rollups holds this row.
create table rollup_turn (
    id integer not null primary key,
    turns bigint not null,                -- changed so that the row is held
    fresh_at datetimeoffset(6)     -- what was recorded before is counted
);
insert into rollup_turn (id, turns) values (1, 0);

-- The sweep that deletes what is kept no longer: all that is known of it, so that any node can go on. Whoever sweeps holds this row.
create table retention_sweep (
    id integer not null primary key,
    stage nvarchar(20) not null,            -- REQUESTED, TRANSACTIONS, EVENTS, QUARANTINE, ENDED
    begun_at datetimeoffset(6),
    ended_at datetimeoffset(6),
    position_at datetimeoffset(6),     -- what it has looked at last in this stage
    position_id uniqueidentifier,
    transactions bigint not null,         -- deleted so far
    events bigint not null,
    payloads bigint not null,
    quarantined bigint not null
);
insert into retention_sweep (id, stage, transactions, events, payloads, quarantined) values (1, 'REQUESTED', 0, 0, 0, 0);

-- Every change of every definition. What definitions there are follows from these rows alone, in their order; they are only added.
create table definition_change (
    number bigint not null,              -- 1, 2, 3 and so on over all definitions, without gaps
    name nvarchar(100) not null,
    version integer not null,
    action nvarchar(20) not null,
    effective_from datetimeoffset(6),  -- events created from then on are meant
    author nvarchar(400) not null,
    changed_at datetimeoffset(6) not null,
    body_before nvarchar(max) not null,          -- the content as JSON
    body nvarchar(max) not null,
    constraint definition_change_pk primary key (number)
);
create index definition_change_name on definition_change (name, number);

-- Up to which change each node matches events; a node is alive as long as it says so every few seconds.
create table definition_node (
    id uniqueidentifier not null,                   -- made anew at each start
    name nvarchar(400) not null,
    change_number bigint not null,
    seen_at datetimeoffset(6) not null,
    constraint definition_node_pk primary key (id)
);

-- Definitions being applied to the history: all that is known of it, so that anybody can go on after a crash.
create table history_job (
    id uniqueidentifier not null,
    definition nvarchar(100) not null,
    slot nvarchar(100) not null,            -- the definition while it has not ended, then the id: one at a time
    from_moment datetimeoffset(6),
    state nvarchar(20) not null,            -- RUNNING, PAUSED, CANCELLED, DONE, FAILED
    phase nvarchar(30) not null,            -- AWAITING_NODES, AWAITING_TRANSACTIONS, SCANNING
    change_number bigint not null,      -- the last change of the definition that it applies
    barrier bigint not null,            -- what was open before it must have ended
    position_at datetimeoffset(6),                   -- the last event scanned
    position_id uniqueidentifier,
    estimated bigint not null,
    scanned bigint not null,
    linked bigint not null,
    changed bigint not null,
    refused bigint not null,
    note nvarchar(2000) not null,
    started_by nvarchar(400) not null,
    started_at datetimeoffset(6) not null,
    ended_at datetimeoffset(6),
    worker uniqueidentifier,                         -- who attends to it
    seen_at datetimeoffset(6),                       -- the sign of life
    constraint history_job_pk primary key (id),
    constraint history_job_slot unique (slot)
);
create index history_job_started on history_job (started_at, id);

-- What people write on business transactions. Rows are only added.
create table transaction_annotation (
    id uniqueidentifier not null,
    transaction_id uniqueidentifier not null,           -- the identity that it had then
    kind nvarchar(20) not null,              -- NOTE, ACKNOWLEDGED, REOPENED, OWNER, TICKET
    text nvarchar(4000) not null,
    author nvarchar(400) not null,
    written_at datetimeoffset(6) not null,
    failures integer not null,             -- how many failures the transaction had then
    constraint transaction_annotation_pk primary key (id)
);
create index transaction_annotation_transaction on transaction_annotation (transaction_id, written_at);
create index transaction_annotation_kind on transaction_annotation (kind, written_at);

-- What arrived and could not be recorded, kept whole.
create table quarantined_event (
    id uniqueidentifier not null,
    received_at datetimeoffset(6) not null,
    reason nvarchar(4000) not null,
    content_type nvarchar(400) not null,
    properties nvarchar(max) not null,         -- the message's properties as JSON
    transport_id nvarchar(400) not null,
    content varbinary(max) not null,
    constraint quarantined_event_pk primary key (id)
);
create index quarantined_event_received on quarantined_event (received_at, id);

-- Lists that people want to come back to.
create table saved_view (
    page nvarchar(20) not null,              -- TRANSACTIONS, EVENTS, OVERVIEW
    name nvarchar(100) not null,
    owner nvarchar(255) not null,
    query nvarchar(4000) not null,
    shared integer not null,               -- 1: everybody sees it
    changed_at datetimeoffset(6) not null,
    constraint saved_view_pk primary key (owner, page, name)
);
create index saved_view_shared on saved_view (shared, page, name);

-- Who saw which payload.
create table payload_access (
    id uniqueidentifier not null,
    accessed_at datetimeoffset(6) not null,
    user_name nvarchar(255) not null,
    event_id uniqueidentifier not null,
    action nvarchar(20) not null,
    search_text nvarchar(2000) not null,
    constraint payload_access_pk primary key (id)
);
create index payload_access_at on payload_access (accessed_at, id);
create index payload_access_event on payload_access (event_id);
