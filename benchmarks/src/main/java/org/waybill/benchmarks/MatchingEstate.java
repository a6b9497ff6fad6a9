package org.waybill.benchmarks;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/**
 * An estate of flows and the definitions over it. Every flow is in one definition, some are in two. Half of the definitions name
 * their flows, a quarter by application and flow on whatever server, a fifth by a beginning, and every twentieth all flows of an
 * application.
 */
final class MatchingEstate {

    private static final Instant MOMENT = Instant.parse("2026-11-30T08:00:00Z");
    private static final int FLOWS_IN_AN_APPLICATION = 10;
    private static final String[] SOURCES = {
        "Order In.transaction.Start", "Order In.transaction.End", "Order In.transaction.Rollback", "Check.terminal.out"
    };

    private final int flows;
    private final List<Definition> definitions = new ArrayList<>();

    MatchingEstate(int definitions, int flows) {
        this.flows = flows;
        for (int d = 0; d < definitions; d++) {
            List<EventPattern> patterns = new ArrayList<>();
            for (int flow = d; flow < flows; flow += definitions) {
                patterns.addAll(patterns(d, flow, flow == d));
            }
            patterns.addAll(patterns(d, (d * 7 + 3) % flows, false));
            this.definitions.add(new Definition(
                    "definition-" + d,
                    1,
                    Instant.EPOCH,
                    "",
                    List.of(CorrelatorRule.GLOBAL),
                    patterns,
                    List.of("orderNumber"),
                    Limits.DEFAULT,
                    Course.FREE));
        }
    }

    private static List<EventPattern> patterns(int definition, int flow, boolean isFirst) {
        String named = named(definition, flow);
        return List.of(
                pattern(isFirst ? Role.START : Role.PROGRESS, named, SOURCES[0]),
                pattern(Role.FAILURE, named, "*.transaction.Rollback"),
                pattern(isFirst ? Role.PROGRESS : Role.END, named, SOURCES[1]));
    }

    private static String named(int definition, int flow) {
        if (definition % 20 == 19) {
            return "*." + application(flow) + ".*";
        }
        return switch (definition % 4) {
            case 2 -> "*." + application(flow) + "." + name(flow);
            case 3 -> name(flow) + "*";
            default -> name(flow);
        };
    }

    private static EventPattern pattern(Role role, String flow, String source) {
        return new EventPattern(
                role, new NamePattern(flow), new NamePattern(source), NamePattern.ANY, Optional.empty());
    }

    private static String name(int flow) {
        return "OrderFlow-" + flow;
    }

    private static String application(int flow) {
        return "Application" + flow / FLOWS_IN_AN_APPLICATION;
    }

    int flows() {
        return flows;
    }

    /** A book that has not met any event. */
    DefinitionBook book() {
        return DefinitionBook.of(definitions);
    }

    /**
     * Events with texts of their own.
     *
     * @param inTurn whether the flows take turns; else they come at random
     */
    List<MonitoringEvent> events(int count, Random random, boolean inTurn) {
        List<MonitoringEvent> events = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            events.add(event(inTurn ? i % flows : random.nextInt(flows), random));
        }
        return events;
    }

    private static MonitoringEvent event(int flow, Random random) {
        String unique = "NODE" + flow % 3 + ".server" + flow % 7 + "." + application(flow) + "." + name(flow);
        String order = Long.toString(random.nextLong(), 36);
        return new MonitoringEvent(
                EventIdentity.next(MOMENT),
                new EventSource(
                        new String(SOURCES[random.nextInt(SOURCES.length)].toCharArray()),
                        "",
                        "",
                        "",
                        "",
                        name(flow),
                        unique,
                        "",
                        "",
                        "",
                        "",
                        "",
                        ""),
                "Order " + order + " seen",
                MOMENT,
                1,
                new Correlators("", "", order, ""),
                List.of(),
                List.of(),
                Payload.NOT_CAPTURED,
                "",
                Map.of());
    }
}
