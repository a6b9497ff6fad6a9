package org.waybill.benchmarks;

import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.StringReader;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How fast a sweep deletes what is kept no longer, and what that takes from recording. A queue is drained; what came of it is made
 * old; a queue as long is drained while that is deleted; and what came of this one is deleted with nothing beside it.
 */
final class PurgeBenchmark implements Benchmark {

    private static final int EVENTS_A_SECOND = 8_000;
    private static final int EVENTS_A_TRANSACTION = 2;

    /** A month back. Rollups and rules go by these columns alone. */
    private static final String MAKE_OLD =
            "update business_transaction set first_event_at = first_event_at - interval '30' day,"
                    + " last_received_at = last_received_at - interval '30' day where last_received_at > current_timestamp - interval '1' day";

    private long seed = 1;

    @Override
    public void run(Arguments arguments, Report report) throws Exception {
        Map<String, String> settings = new HashMap<>(arguments.settings());
        for (String kept : List.of("complete", "failed", "open")) {
            settings.put("waybill.retention." + kept + "-days", "7");
        }
        settings.putIfAbsent("waybill.events.memory", "1073741824");
        int events = EVENTS_A_SECOND * arguments.seconds();
        report.setting("events a queue", events);
        try (Site site = Site.open(arguments, settings, arguments.javaOptions("-Xmx3g"))) {
            Sql sql = new Sql(site);
            Load load = new Load(site.server());
            ApiClient api = new ApiClient(site.server());
            site.stopRecorder();
            record(site, load, events, arguments, report, "warm-up of recording");
            sweep(site, sql, api, report, "warm-up of a sweep");
            for (int round = 0; round < arguments.rounds(); round++) {
                record(site, load, events, arguments, report, "recording alone");
                makeOld(site, sql);
                preload(load, events);
                Cpu before = site.cpu();
                Instant requested = request(api);
                drain(site, arguments, report, "recording beside a sweep");
                said(
                        report,
                        "sweep beside recording",
                        awaitEnd(api, requested),
                        site.cpu().since(before),
                        events);
                sweep(site, sql, api, report, "sweep alone");
            }
        }
        report.result("deleted-a-second", report.of("sweep alone: events/s").median());
        report.result("cpu-micros", report.of("sweep alone: CPU µs/event").median());
        report.ratio("to-recording", "recording beside a sweep: events/s", "recording alone: events/s");
    }

    private void preload(Load load, int events) {
        load.preload(new SampleEvents(seed++, 0)
                .transactions(events / EVENTS_A_TRANSACTION).stream()
                        .map(SampleEvents::json)
                        .toList());
    }

    private void record(Site site, Load load, int events, Arguments arguments, Report report, String figure)
            throws InterruptedException {
        preload(load, events);
        drain(site, arguments, report, figure);
    }

    /** Until the queue is empty. */
    private static void drain(Site site, Arguments arguments, Report report, String figure)
            throws InterruptedException {
        site.startRecorder();
        Drain drain = Drain.watch(site, site.events(), 20 * arguments.seconds());
        Waiting.until("all events are recorded", () -> site.events().waiting() == 0);
        site.stopRecorder();
        report.add(figure + ": events/s", drain.perSecond());
    }

    private static void makeOld(Site site, Sql sql) throws SQLException {
        if (site.postgres().isEmpty()) {
            sql.run(MAKE_OLD);
            return;
        }
        try (Connection connection = site.postgres().get().dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(MAKE_OLD);
            statement.execute("vacuum analyze");
        }
        site.postgres().get().administer("checkpoint");
    }

    private static void sweep(Site site, Sql sql, ApiClient api, Report report, String figure) throws SQLException {
        makeOld(site, sql);
        int events = (int) sql.number("select count(*) from monitoring_event");
        Cpu before = site.cpu();
        JsonObject sweep = awaitEnd(api, request(api));
        said(report, figure, sweep, site.cpu().since(before), events);
        for (String table : List.of(
                "monitoring_event", "event_failure", "business_transaction", "transaction_event", "transaction_key")) {
            long left = sql.number("select count(*) from " + table);
            if (left != 0) {
                throw new IllegalStateException(left + " rows are left in " + table);
            }
        }
    }

    /** @return when the sweep before began, so that the next one can be told from it */
    private static Instant request(ApiClient api) {
        Instant last = begun(api);
        api.post("retention/sweep");
        return last;
    }

    private static Instant begun(ApiClient api) {
        JsonObject retention = retention(api);
        return retention.isNull("sweep")
                ? Instant.MIN
                : Instant.parse(retention.getJsonObject("sweep").getString("begunAt"));
    }

    private static JsonObject awaitEnd(ApiClient api, Instant before) {
        Waiting.until(
                "the sweep has ended",
                () -> begun(api).isAfter(before)
                        && !retention(api).getJsonObject("sweep").isNull("endedAt"));
        return retention(api).getJsonObject("sweep");
    }

    private static JsonObject retention(ApiClient api) {
        try (JsonReader reader = Json.createReader(new StringReader(api.get("retention")))) {
            return reader.readObject();
        }
    }

    private static void said(Report report, String figure, JsonObject sweep, Cpu cpu, int expected) {
        int events = sweep.getInt("events");
        if (events != expected) {
            throw new IllegalStateException("The sweep has deleted " + events + " events of " + expected);
        }
        Duration took =
                Duration.between(Instant.parse(sweep.getString("begunAt")), Instant.parse(sweep.getString("endedAt")));
        report.add(figure + ": events/s", events * 1e9 / took.toNanos());
        if (!figure.contains("beside")) {
            report.add(figure + ": CPU µs/event", cpu.total() * 1e6 / events);
        }
    }
}
