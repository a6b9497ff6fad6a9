package org.waybill.domain.definition;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * All that is kept of the definition of one name. It follows from its changes alone, in their order.
 *
 * <p>Activating and retiring are decisions about the events from a moment on, and of two decisions about one event the later
 * one counts: so a version that is to be in force next week is called off by activating another one, or by retiring, before.
 *
 * @param name the definition's name
 * @param versions what was activated, the oldest first
 * @param draft what may become the next version
 */
public record KeptDefinition(String name, List<KeptVersion> versions, Optional<Draft> draft) {

    public KeptDefinition {
        requireNonNull(name, "name");
        requireNonNull(draft, "draft");
        versions = List.copyOf(versions);
    }

    /** Of a name of which nothing is known. */
    public static KeptDefinition none(String name) {
        return new KeptDefinition(name, List.of(), Optional.empty());
    }

    /** Whether there is neither a version nor a draft. */
    public boolean isNothing() {
        return versions.isEmpty() && draft.isEmpty();
    }

    /** The version that was activated last. */
    public Optional<KeptVersion> newest() {
        return versions.isEmpty() ? Optional.empty() : Optional.of(versions.get(versions.size() - 1));
    }

    /** The version of that number. */
    public Optional<KeptVersion> version(int number) {
        return versions.stream()
                .filter(version -> version.definition().version() == number)
                .findFirst();
    }

    /** The number of the next version, which is the draft's. */
    public int nextVersion() {
        return newest().map(newest -> newest.definition().version() + 1).orElse(1);
    }

    /** Differs whenever somebody has changed the definition; it has no other meaning, and stands in no order. */
    public String edition() {
        String end = newest().filter(KeptVersion::hasEnd)
                .map(newest -> "-until-" + newest.validUntil())
                .orElse("");
        return versions.size()
                + end
                + draft.map(there -> "-draft-" + there.changedAt()).orElse("");
    }

    /**
     * The same after a change.
     *
     * @param change a change of this name
     * @param reader reads the body of a change
     */
    public KeptDefinition after(DefinitionChange change, Function<String, Definition> reader) {
        return switch (change.action()) {
            case CREATED_DRAFT, CHANGED_DRAFT ->
                new KeptDefinition(
                        name,
                        versions,
                        Optional.of(new Draft(reader.apply(change.body()), change.author(), change.at())));
            case DISCARDED_DRAFT -> new KeptDefinition(name, versions, Optional.empty());
            case ACTIVATED ->
                new KeptDefinition(name, versions, Optional.empty())
                        .with(reader.apply(change.body()), change.author(), change.at());
            case PUBLISHED, IMPORTED -> with(reader.apply(change.body()), change.author(), change.at());
            case RETIRED -> new KeptDefinition(name, endingAt(change.from().orElse(change.at())), draft);
        };
    }

    /** The same with one more version. */
    KeptDefinition with(Definition version, String author, Instant at) {
        List<KeptVersion> more = endingAt(version.validFrom());
        more.add(new KeptVersion(version, Instant.MAX, author, at));
        return new KeptDefinition(name, more, draft);
    }

    private List<KeptVersion> endingAt(Instant moment) {
        List<KeptVersion> ending = new ArrayList<>();
        versions.forEach(version -> ending.add(version.endingAt(moment)));
        return ending;
    }

    /**
     * What may become the next version. No event is matched under it.
     *
     * @param definition the content; its version is not the draft's number, see {@link #nextVersion()}
     * @param author the log-in name of who changed it last
     * @param changedAt when that was
     */
    public record Draft(Definition definition, String author, Instant changedAt) {}
}
