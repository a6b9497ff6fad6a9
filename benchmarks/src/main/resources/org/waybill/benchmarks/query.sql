-- Fills a store with business transactions number :first to :last and their events, a second apart from the epoch second
-- :start on, as if they had been recorded. Of a hundred, 94 are complete, two of them after a failed attempt; two have failed
-- for good, one after all attempts, one has no start, one is overdue, one is in progress. A customer has thirty of them, and one
-- customer every thirtieth. The second version of each definition came after 15,000: so a question has as many answers in a
-- large store as in a small one, unless it is about all.

-- What all parts below say of transaction i and its event k.
create or replace function pg_temp.moment(i bigint, k integer) returns timestamptz immutable parallel safe language sql
    return to_timestamp(:start + i) + (k - 1) * (200 + i % 4801) * interval '1 millisecond';
create or replace function pg_temp.transaction(i bigint) returns uuid immutable parallel safe language sql
    return md5('transaction ' || i)::uuid;
create or replace function pg_temp.event(i bigint, k integer) returns uuid immutable parallel safe language sql
    return (lpad(to_hex((extract(epoch from pg_temp.moment(i, k)) * 1000)::bigint), 12, '0')
        || '7' || substr(md5(i || ' ' || k), 1, 3) || '8' || substr(md5(i || ' ' || k), 4, 15))::uuid;
create or replace function pg_temp.customer(i bigint) returns text immutable parallel safe language sql
    return 'C-' || (i / 30000 * 1000 + i % 1000);
create or replace function pg_temp.version(i bigint) returns integer immutable parallel safe language sql
    return case when i < 15000 then 1 else 2 end;
create or replace function pg_temp.events(i bigint) returns integer immutable parallel safe language sql
    return case when i % 3 = 0 then 4 else 3 end;
create or replace function pg_temp.flow(i bigint, k integer) returns text immutable parallel safe language sql
    return 'Flow' || (i % 5 * 4 + k);
create or replace function pg_temp.hash(flow text) returns bigint immutable parallel safe language sql
    return ('x' || encode(substr(sha256(convert_to(flow, 'UTF8')), 1, 8), 'hex'))::bit(64)::bigint;
-- 0 start, 1 progress, 2 end, 3 failure
create or replace function pg_temp.role(i bigint, k integer) returns integer immutable parallel safe language sql
    return case when k = 1 then case when i % 100 = 97 then 1 else 0 end
        when k < pg_temp.events(i) then case when k = 2 and (i % 50 = 7 or i % 100 = 96) then 3 else 1 end
        when i % 100 in (94, 95) then 3 when i % 100 in (96, 98, 99) then 1 else 2 end;
create or replace function pg_temp.failure(i bigint, k integer) returns text immutable parallel safe language sql
    return case when pg_temp.role(i, k) <> 3 then ''
        when i % 100003 = 94 then 'Certificate of partner ' || i || ' has expired'
        else (array ['Timeout after 30 s', 'Connection refused', 'No such customer', 'ORA-00060: deadlock detected'])
            [1 + i / 100 % 4] || ' while calling service ' || i % 17 end;

insert into monitoring_event
select pg_temp.event(i, k), pg_temp.moment(i, k), pg_temp.moment(i, k) + interval '8 milliseconds',
    (array ['Received', 'Checked', 'Enriched', 'Sent'])[k], pg_temp.flow(i, k), 'node.server.' || pg_temp.flow(i, k),
    'Step ' || k || '.terminal.out', k, 'local-' || i || '-' || k, '', 'order-' || i, '',
    case when pg_temp.role(i, k) = 3 then 1 else 0 end,
    case when i % 10 = 0 then 0 else 1 end,
    '{"integrationNode":"NODE1","integrationServer":"server1","application":"Orders","node":"Step ' || k
        || '","nodeType":"ComIbmMQOutputNode","terminal":"out","thread":"' || i % 64
        || '","fields":[["orderNumber","ORD-' || i || '","xs:string",""],["customer","' || pg_temp.customer(i)
        || '","xs:string",""]],"extensions":{"note":"' || repeat(md5(i || '.' || k), 14) || '"}}', 0
from generate_series(cast(:first as bigint), :last) i, generate_series(1, pg_temp.events(i)) k;

insert into event_failure
select pg_temp.event(i, k), pg_temp.moment(i, k), pg_temp.failure(i, k)
from generate_series(cast(:first as bigint), :last) i, generate_series(1, pg_temp.events(i)) k where pg_temp.role(i, k) = 3;

insert into event_payload
select pg_temp.event(i, 1), length(p), length(p), 'application/json', 0, convert_to(p, 'UTF8')
from generate_series(cast(:first as bigint), :last) i,
    lateral (select '{"order":"ORD-' || i || '","customer":"' || pg_temp.customer(i) || '","text":"' || repeat(md5('p' || i), 20)
        || '"}' as p) payload
where i % 10 = 0;

insert into transaction_event
select pg_temp.transaction(i), pg_temp.event(i, k), pg_temp.role(i, k), 0, pg_temp.version(i),
    pg_temp.hash(pg_temp.flow(i, k)), pg_temp.hash('node.server.' || pg_temp.flow(i, k))
from generate_series(cast(:first as bigint), :last) i, generate_series(1, pg_temp.events(i)) k;

insert into transaction_key
select pg_temp.transaction(i), 'orderNumber', 'ORD-' || i from generate_series(cast(:first as bigint), :last) i;
insert into transaction_key
select pg_temp.transaction(i), 'customer', case when i % 30 = 0 then 'C-LARGE' else pg_temp.customer(i) end
from generate_series(cast(:first as bigint), :last) i;

insert into business_transaction (id, definition, correlator, start_count, progress_count, end_count, final_failure_count,
    retryable_failure_count, first_event_at, last_event_at, first_start_at, last_end_at, last_progress_at, last_failure_at,
    last_failure_event, first_received_at, last_received_at, settles_at, end_settles_at, retry_until, end_due_at,
    single_start, milestones_reached, milestones_required, stage, stage_entered_at, stage_due_at, silence_micros,
    flows, lowest_version, highest_version)
select pg_temp.transaction(i), (array ['orders', 'claims', 'payments', 'shipments', 'returns'])[1 + i % 5], 'order-' || i,
    case when i % 100 = 97 then 0 else 1 end, n - 2, case when i % 100 between 94 and 96 or i % 100 > 97 then 0 else 1 end,
    case when i % 100 in (94, 95) then 1 else 0 end, case when i % 50 = 7 or i % 100 = 96 then 1 else 0 end,
    pg_temp.moment(i, 1), pg_temp.moment(i, n), case when i % 100 <> 97 then pg_temp.moment(i, 1) end,
    case when not (i % 100 between 94 and 96 or i % 100 > 97) then pg_temp.moment(i, n) end, pg_temp.moment(i, 2),
    pg_temp.moment(i, failed), case when failed is not null then pg_temp.event(i, failed) end,
    pg_temp.moment(i, 1) + interval '8 milliseconds', pg_temp.moment(i, n) + interval '8 milliseconds',
    pg_temp.moment(i, 1) + interval '10 seconds', null, pg_temp.moment(i, n) + interval '1 minute',
    case when i % 100 = 98 then pg_temp.moment(i, 1) + interval '5 minutes' end, 0, 0, 0, 0, null, null, null,
    (array [:flows])[1 + i % 15], pg_temp.version(i), pg_temp.version(i)
from generate_series(cast(:first as bigint), :last) i,
    lateral (select pg_temp.events(i) as n) size,
    lateral (select case when i % 100 in (94, 95) then n when i % 50 = 7 or i % 100 = 96 then 2 end as failed) failure;

-- The rollups are counted from the transactions.
insert into change_log (id, about, definition, from_at, to_at, counted)
select gen_random_uuid(), 0, d, day, day + interval '1 day', 0
from unnest(array ['orders', 'claims', 'payments', 'shipments', 'returns']) d,
    generate_series(date_trunc('day', to_timestamp(:start + :first)), to_timestamp(:start + :last), interval '1 day') day;
