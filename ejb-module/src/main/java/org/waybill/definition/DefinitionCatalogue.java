package org.waybill.definition;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.CurrentDefinitions;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.event.emit.MonitoringProfiles;

/** All definitions that this node knows, and the way to add one. */
@ApplicationScoped
public class DefinitionCatalogue implements CurrentDefinitions {

    private final KeptDefinition.Store store;
    private final FilteredSources filtered;
    private final Clock clock;
    private volatile Known known = new Known(-1, List.of(), DefinitionBook.EMPTY, Map.of());

    /** For the container's proxy. */
    protected DefinitionCatalogue() {
        this(null, null, Clock.systemUTC());
    }

    @Inject
    DefinitionCatalogue(KeptDefinition.Store store, MonitoringProfiles profiles) {
        this(store, new FilteredSources(profiles::all), Clock.systemUTC());
    }

    DefinitionCatalogue(KeptDefinition.Store store, FilteredSources filtered, Clock clock) {
        this.store = store;
        this.filtered = filtered;
        this.clock = clock;
    }

    @Override
    public DefinitionBook book() {
        return known.book();
    }

    /** Every version of every definition, by name, then version. */
    public List<Definition> all() {
        return known.definitions();
    }

    /** The newest version of that name. */
    public Optional<Definition> newest(String name) {
        return versions(name).stream().max(Comparator.comparing(Definition::version));
    }

    /** The versions of that name, the oldest first. */
    public List<Definition> versions(String name) {
        return all().stream()
                .filter(definition -> definition.name().equals(name))
                .toList();
    }

    /** The course of that version, which names milestones and stages; a free one when the version is not known. */
    public Course course(String name, int version) {
        return known.courses().getOrDefault(new Version(name, version), Course.FREE);
    }

    /** What a careful author would want to be told of the definition, in whole sentences. */
    public List<String> warnings(Definition definition) {
        return Stream.concat(definition.warnings().stream(), filtered.warnings(definition).stream())
                .toList();
    }

    /**
     * Keeps a new definition, or a new version of one. Its number is the next one. The first version is in force since
     * ever unless it says otherwise; a later one from now on, unless it says otherwise.
     *
     * @param definition its version is not looked at
     * @param author the log-in name of who made it
     * @return the definition as it is kept; the newest version itself when it says the same already
     * @throws InvalidDefinitionException if it cannot follow on the newest version, or if somebody else published at the
     *     same moment
     */
    public Definition publish(Definition definition, String author) {
        refresh();
        Optional<Definition> newest = newest(definition.name());
        if (newest.filter(before -> saysTheSame(before, definition)).isPresent()) {
            return newest.get();
        }
        newest.ifPresent(definition::requireGoesOnFrom);
        Instant now = clock.instant();
        Definition next = new Definition(
                definition.name(),
                newest.map(before -> before.version() + 1).orElse(1),
                newest.isPresent() && definition.validFrom().equals(Instant.EPOCH) ? now : definition.validFrom(),
                definition.description(),
                definition.correlators(),
                definition.events(),
                definition.keys(),
                definition.limits(),
                definition.course());
        boolean kept = store.add(new KeptDefinition(
                next.name(), next.version(), next.validFrom(), DefinitionJson.write(next), author, now));
        if (!kept) {
            throw new InvalidDefinitionException(
                    "version",
                    next.version() + " of '" + next.name()
                            + "' was published by somebody else at this moment; look at it, then publish again");
        }
        refresh();
        return next;
    }

    /** Reads the definitions again if their number has changed: so a node notices what another one published. */
    public void refresh() {
        long count = store.count();
        if (count != known.count()) {
            List<Definition> definitions = store.all().stream()
                    .map(kept -> DefinitionJson.read(kept.body()))
                    .toList();
            Map<Version, Course> courses = new HashMap<>();
            definitions.forEach(one -> courses.put(new Version(one.name(), one.version()), one.course()));
            known = new Known(
                    definitions.size(), definitions, DefinitionBook.of(definitions, PayloadQueries.ALL), courses);
        }
    }

    /** The same, but not before the first time: until then the tables need not be there. */
    void refreshKnown() {
        if (known.count() >= 0) {
            refresh();
        }
    }

    private static boolean saysTheSame(Definition before, Definition after) {
        return before.description().equals(after.description())
                && before.correlators().equals(after.correlators())
                && before.events().equals(after.events())
                && before.keys().equals(after.keys())
                && before.limits().equals(after.limits())
                && before.course().equals(after.course());
    }

    /** What is known at one moment. */
    private record Known(long count, List<Definition> definitions, DefinitionBook book, Map<Version, Course> courses) {}

    private record Version(String name, int version) {}
}
