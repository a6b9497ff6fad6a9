package org.waybill.definition;

import static java.util.stream.Collectors.toSet;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.waybill.domain.Page;
import org.waybill.domain.definition.CurrentDefinitions;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.Events;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.domain.suggestion.Observation;
import org.waybill.domain.suggestion.Suggestion;
import org.waybill.domain.suggestion.Suggestions;
import org.waybill.event.MonitoringEvent;

/** Looks at the newest events, matched or not, and suggests definitions. Changes nothing. */
@ApplicationScoped
public class DefinitionSuggester {

    /** So many events are looked at at most; they are in memory together, without payloads. */
    public static final int MOST_EVENTS = 100_000;

    private final Events events;
    private final CurrentDefinitions definitions;

    /** For the container's proxy. */
    protected DefinitionSuggester() {
        this(null, null);
    }

    /**
     * @param events what was recorded
     * @param definitions what is defined already
     */
    @Inject
    public DefinitionSuggester(Events events, CurrentDefinitions definitions) {
        this.events = events;
        this.definitions = definitions;
    }

    /**
     * What the newest events speak for.
     *
     * @param newest how many events to look at, 1 to {@value #MOST_EVENTS}
     * @param taken names that definitions have
     */
    public Found suggest(int newest, Set<String> taken) {
        DefinitionBook book = definitions.book();
        List<Observation> observations = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            Page<RecordedEvent> page = events.find(
                    EventQuery.newest(Math.min(EventQuery.MAX_LIMIT, newest - observations.size()), cursor));
            page.items().forEach(recorded -> observations.add(observed(recorded.event(), book)));
            cursor = page.next();
        } while (cursor.isPresent() && observations.size() < newest);
        return new Found(observations.size(), Suggestions.of(observations, taken));
    }

    private static Observation observed(MonitoringEvent event, DefinitionBook book) {
        return Observation.of(
                event,
                book.matches(event).stream()
                        .map(match -> match.definition().name())
                        .collect(toSet()));
    }

    /**
     * What was found.
     *
     * @param events how many events were looked at
     * @param suggestions the strongest first
     */
    public record Found(int events, List<Suggestion> suggestions) {}
}
