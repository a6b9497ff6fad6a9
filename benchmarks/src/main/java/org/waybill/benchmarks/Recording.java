package org.waybill.benchmarks;

import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.sql.DataSource;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.UnrecordableEventException;
import org.waybill.event.MonitoringEvent;
import org.waybill.launcher.Database;
import org.waybill.launcher.Postgres;
import org.waybill.store.PlainLoop;
import org.waybill.store.RowByRow;

/** The three ways of recording that are compared, each into empty tables. */
final class Recording {

    /** What the recorder takes at once, unless it is told otherwise. */
    private static final int BATCH = 500;

    private static final int PORTION = 10_000;
    private static final int FIRST_GUESS = 20_000;

    private final Site site;
    private final Arguments arguments;
    private final Report report;
    private final Sql sql;
    private final Load load;
    private double fastest = FIRST_GUESS;
    private long seed = 1;

    Recording(Site site, Arguments arguments, Report report) {
        this.site = site;
        this.arguments = arguments;
        this.report = report;
        this.sql = new Sql(site);
        this.load = new Load(site.server());
    }

    /** The naive bean, deployed before; its rate. */
    double naive(String figure, int sessions, int seconds) throws InterruptedException {
        int events = 2_000 * seconds;
        fill(events);
        String bean = "/deployment=naive-" + sessions + ".war/subsystem=ejb3/message-driven-bean=NaiveRecorder";
        site.management().run(bean, "start-delivery");
        Drain drain = Drain.watch(site, site.events(), seconds);
        site.management().run(bean, "stop-delivery");
        return said(figure, drain, events);
    }

    /** Waybill's recorder as it is deployed; its rate. */
    double ours(String figure) throws InterruptedException {
        int events = enough();
        fill(events);
        Drain drain = drain();
        fastest = Math.max(FIRST_GUESS, drain.perSecond());
        return said(figure, drain, events);
    }

    /** The same, with 200 messages that end in the middle among 1,000 events, so that they go to quarantine. */
    void withBad(String figure) throws InterruptedException {
        int events = enough();
        clear();
        List<byte[]> messages = new ArrayList<>(messages(events));
        for (int i = 0; i < events; i += 6) {
            byte[] whole = messages.get(i);
            messages.set(i, Arrays.copyOf(whole, whole.length / 2));
        }
        load.preload(messages);
        said(figure, drain(), events);
    }

    private int enough() {
        return 2 * (int) (0.6 * fastest * arguments.seconds());
    }

    private Drain drain() throws InterruptedException {
        site.startRecorder();
        Drain drain = Drain.watch(site, site.events(), arguments.seconds());
        site.stopRecorder();
        return drain;
    }

    /**
     * Waybill's recorder on a queue of so many events.
     *
     * @param moreBytes how much longer than 1 kB each is
     * @return the order's number of one of them
     */
    String queue(String figure, int events, int moreBytes, int seconds) throws InterruptedException {
        clear();
        String order = "";
        SampleEvents samples = new SampleEvents(seed++, moreBytes);
        for (int sent = 0; sent < events; sent += PORTION) {
            List<MonitoringEvent> portion = samples.transactions(PORTION / 2);
            order = portion.get(0).correlators().globalTransactionId();
            load.preload(portion.stream().map(SampleEvents::json).toList());
        }
        site.startRecorder();
        said(figure, Drain.watch(site, site.events(), seconds), events);
        site.stopRecorder();
        return order;
    }

    /** The plain loop over as many rows. */
    void limit(String figure) throws SQLException, UnrecordableEventException {
        clear();
        DataSource database = site.postgres().map(Postgres::dataSource).orElseGet(() -> H2File.fresh(site.folder()));
        if (arguments.database() == Database.H2) {
            PlainLoop.migrate(database);
        }
        List<ReceivedEvent> events = received((int) (1.2 * fastest * arguments.seconds()));
        Cpu cpu = site.cpu();
        double clientBefore = own();
        try (PlainLoop loop = new PlainLoop(database)) {
            long begin = System.nanoTime();
            int done = 0;
            while (done < events.size() && System.nanoTime() - begin < arguments.seconds() * 1_000_000_000L) {
                loop.record(events.subList(done, Math.min(events.size(), done + BATCH)));
                done = Math.min(events.size(), done + BATCH);
            }
            double seconds = (System.nanoTime() - begin) / 1e9;
            report.add(figure + " events/s", done / seconds);
            double inDatabase = site.cpu().since(cpu).database();
            double client = own() - clientBefore;
            report.add(figure + " client CPU µs/event", client * 1e6 / done);
            report.add(figure + " database CPU µs/event", inDatabase * 1e6 / done);
            report.add(figure + " CPU µs/event", (client + inDatabase) * 1e6 / done);
        }
    }

    private double said(String figure, Drain drain, int events) {
        report.add(figure + " events/s", drain.perSecond());
        report.add(figure + " server CPU µs/event", drain.serverMicros());
        report.add(figure + " database CPU µs/event", drain.databaseMicros());
        report.add(figure + " CPU µs/event", drain.serverMicros() + drain.databaseMicros());
        report.add(figure + " events/transaction", drain.perTransaction());
        // a batch may still be on its way when delivery stops
        Waiting.until(
                "messages and events are as many as were sent",
                () -> site.events().waiting()
                                + sql.number("select count(*) from monitoring_event")
                                + sql.number("select count(*) from quarantined_event")
                        == events);
        return drain.perSecond();
    }

    private void fill(int events) {
        clear();
        load.preload(messages(events));
    }

    private List<byte[]> messages(int events) {
        return new SampleEvents(seed++, 0)
                .transactions(events / 2).stream().map(SampleEvents::json).toList();
    }

    private void clear() {
        // A bean's delivery stops without waiting for what it is at, and that would be recorded after all is taken
        // away.
        Waiting.until("nothing is under delivery", () -> site.events().delivering() == 0);
        site.events().clear();
        for (String table : RowByRow.tables()) {
            sql.run("truncate table " + table);
        }
        site.postgres().ifPresent(postgres -> postgres.administer("checkpoint"));
    }

    private List<ReceivedEvent> received(int count) throws UnrecordableEventException {
        DefinitionBook book = DefinitionBook.of(List.of(DefinitionJson.read(SampleEvents.DEFINITION)));
        List<ReceivedEvent> received = new ArrayList<>(count);
        for (MonitoringEvent event : new SampleEvents(seed++, 0).transactions(count / 2)) {
            received.add(ReceivedEvent.of(event, Instant.now(), book));
        }
        return received;
    }

    private static double own() {
        return CpuTime.seconds(List.of(ProcessHandle.current().pid()));
    }
}
