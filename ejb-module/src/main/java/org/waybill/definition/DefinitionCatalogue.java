package org.waybill.definition;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.waybill.domain.definition.BatchesUnderWay;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.CurrentDefinitions;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.DefinitionConflictException;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptDefinitions;
import org.waybill.event.emit.MonitoringProfiles;

/** All definitions that this node knows: what the log of changes adds up to. */
@ApplicationScoped
public class DefinitionCatalogue implements CurrentDefinitions, KeptDefinitions {

    private final DefinitionChange.Log log;
    private final FilteredSources filtered;
    private final BatchesUnderWay batches = new BatchesUnderWay();
    private volatile Known known = Known.NOT_YET;

    /** For the container's proxy. */
    protected DefinitionCatalogue() {
        this(null, new FilteredSources(List::of));
    }

    @Inject
    DefinitionCatalogue(DefinitionChange.Log log, MonitoringProfiles profiles) {
        this(log, new FilteredSources(profiles::all));
    }

    DefinitionCatalogue(DefinitionChange.Log log, FilteredSources filtered) {
        this.log = log;
        this.filtered = filtered;
    }

    @Override
    public DefinitionBook book() {
        return known.book();
    }

    /** Every definition that has a version or a draft, by name. */
    public List<KeptDefinition> all() {
        return List.copyOf(known.definitions().values());
    }

    /** What is kept of that name, absent when there is neither a version nor a draft. */
    public Optional<KeptDefinition> find(String name) {
        return Optional.ofNullable(known.definitions().get(name));
    }

    /** The course of that version, which names milestones and stages; a free one when the version is not known. */
    public Course course(String name, int version) {
        return find(name)
                .flatMap(kept -> kept.version(version))
                .map(kept -> kept.definition().course())
                .orElse(Course.FREE);
    }

    @Override
    public KeptDefinition current(String name) {
        refresh();
        return known.of(name);
    }

    @Override
    public DefinitionBook book(KeptDefinition definition) {
        return DefinitionBook.ofKept(List.of(definition), PayloadQueries.ALL);
    }

    /** A book of that definition alone, as if it had been in force since ever. */
    public DefinitionBook bookOf(Definition definition) {
        return DefinitionBook.of(List.of(definition.as(definition.version(), Instant.EPOCH)));
    }

    /** What a careful author would want to be told of the definition, in whole sentences. */
    public List<String> warnings(Definition definition) {
        return Stream.concat(definition.warnings().stream(), filtered.warnings(definition).stream())
                .toList();
    }

    /**
     * Changes one definition. When somebody else changes definitions at the same moment, on whatever node, the decision is
     * made again on what has become of them; each turn means that another change came through.
     *
     * @param decision the changes, not numbered yet, that bring about what is wanted; none when it is so already
     * @return what has become of the definition
     * @throws DefinitionConflictException if the same definition was changed by somebody else at this moment
     */
    KeptDefinition change(String name, Function<KeptDefinition, List<DefinitionChange>> decision) {
        refresh();
        Known seen = known;
        List<DefinitionChange> wanted = decision.apply(seen.of(name));
        while (!wanted.isEmpty() && !log.append(numbered(wanted, seen.number()))) {
            refresh();
            Known now = known;
            if (now.number() == seen.number()) {
                throw new IllegalStateException("Change " + (seen.number() + 1) + " is taken, but cannot be seen");
            }
            wanted = decision.apply(now.of(name));
            if (!wanted.isEmpty() && !now.of(name).equals(seen.of(name))) {
                throw new DefinitionConflictException(
                        "'" + name + "' was changed by somebody else at this moment; look at it, then do it again.");
            }
            seen = now;
        }
        refresh();
        return known.of(name);
    }

    private static List<DefinitionChange> numbered(List<DefinitionChange> changes, long last) {
        List<DefinitionChange> numbered = new ArrayList<>();
        for (DefinitionChange change : changes) {
            numbered.add(change.numbered(last + 1 + numbered.size()));
        }
        return numbered;
    }

    /**
     * Applies what was changed since the last time, by this node or another.
     *
     * @return the number of the last change applied
     */
    public synchronized long refresh() {
        if (known.number() < 0 || log.last() != known.number()) {
            known = known.after(log.after(Math.max(0, known.number())));
        }
        return known.number();
    }

    /** The same, but not before the first time: until then the tables need not be there. */
    Optional<Long> refreshKnown() {
        return known.number() < 0 ? Optional.empty() : Optional.of(refresh());
    }

    /** The change by which everything matches that this node can still commit. */
    Optional<Long> matchedBy() {
        return refreshKnown().flatMap(batches::settled);
    }

    @Override
    public Runnable beginBatch() {
        return batches.begin();
    }

    /** What is known at one moment. */
    private record Known(long number, Map<String, KeptDefinition> definitions, DefinitionBook book) {

        static final Known NOT_YET = new Known(-1, Map.of(), DefinitionBook.EMPTY);

        KeptDefinition of(String name) {
            return definitions.getOrDefault(name, KeptDefinition.none(name));
        }

        Known after(List<DefinitionChange> changes) {
            Map<String, KeptDefinition> next = new TreeMap<>(definitions);
            long last = Math.max(0, number);
            for (DefinitionChange change : changes) {
                KeptDefinition definition = next.getOrDefault(change.name(), KeptDefinition.none(change.name()))
                        .after(change, DefinitionJson::read);
                if (definition.isNothing()) {
                    next.remove(change.name());
                } else {
                    next.put(change.name(), definition);
                }
                last = change.number();
            }
            return new Known(last, next, DefinitionBook.ofKept(next.values(), PayloadQueries.ALL));
        }
    }
}
