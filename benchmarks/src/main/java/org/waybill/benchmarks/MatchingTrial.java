package org.waybill.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.event.MonitoringEvent;

/**
 * What JMH calls. Every event is made anew before it is matched, as a decoder does: else its texts would know their hash. Its name
 * is its own, as where names hold an order's number.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MatchingTrial {

    static final String WARM = "warm";
    static final String COLD = "cold";

    /** How many events are matched at a time, so that neither the clock nor the making of events is measured. */
    private static final int EVENTS = 5_000;

    /** Definitions and flows. */
    @Param({"61 over 119", "1000 over 5000"})
    private String estate;

    /** Warm: every flow was met before. Cold: each event is the first of its flow that a new book meets. */
    @Param({WARM, COLD})
    private String memory;

    private final Random random = new Random(4711);
    private MatchingEstate definitions;
    private List<DefinitionBook> books;
    private int eventsOfABook;
    private List<MonitoringEvent> events;

    /** Makes the definitions. */
    @Setup(Level.Trial)
    public void define() {
        String[] sizes = estate.split(" over ", -1);
        definitions = new MatchingEstate(Integer.parseInt(sizes[0]), Integer.parseInt(sizes[1]));
        eventsOfABook = isCold() ? definitions.flows() : EVENTS;
        books = books();
    }

    /** Makes the next events. */
    @Setup(Level.Invocation)
    public void emit() {
        events = definitions.events(EVENTS, random, isCold());
        if (isCold()) {
            books = books();
        }
    }

    private boolean isCold() {
        return memory.equals(COLD);
    }

    private List<DefinitionBook> books() {
        List<DefinitionBook> made = new ArrayList<>();
        for (int met = 0; met < EVENTS; met += eventsOfABook) {
            made.add(definitions.book());
        }
        return made;
    }

    /** Matches the events. */
    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public void match(Blackhole found) {
        for (int i = 0; i < EVENTS; i++) {
            found.consume(books.get(i / eventsOfABook).matches(events.get(i)));
        }
    }
}
