package org.waybill.definition;

import static org.waybill.domain.definition.DefinitionChange.Action.ACTIVATED;
import static org.waybill.domain.definition.DefinitionChange.Action.CHANGED_DRAFT;
import static org.waybill.domain.definition.DefinitionChange.Action.CREATED_DRAFT;
import static org.waybill.domain.definition.DefinitionChange.Action.DISCARDED_DRAFT;
import static org.waybill.domain.definition.DefinitionChange.Action.PUBLISHED;
import static org.waybill.domain.definition.DefinitionChange.Action.RETIRED;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.DefinitionConflictException;
import org.waybill.domain.definition.DefinitionState;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;
import org.waybill.domain.definition.OutdatedDefinitionException;
import org.waybill.domain.definition.UnknownDefinitionException;

/**
 * What authors can do with definitions. Everything here can end with a {@link DefinitionConflictException} when somebody else
 * changes the same definition at the same moment, and everything takes effect on this node at once, on others in seconds.
 */
@ApplicationScoped
public class DefinitionEditor {

    /** The author of what came with the deployment. */
    static final String DEPLOYMENT = "deployment";

    private static final Instant LATEST = Instant.parse("9999-01-01T00:00:00Z");

    private final DefinitionCatalogue catalogue;
    private final Clock clock;

    /** For the container's proxy. */
    protected DefinitionEditor() {
        this(null, Clock.systemUTC());
    }

    @Inject
    DefinitionEditor(DefinitionCatalogue catalogue) {
        this(catalogue, Clock.systemUTC());
    }

    DefinitionEditor(DefinitionCatalogue catalogue, Clock clock) {
        this.catalogue = catalogue;
        this.clock = clock;
    }

    /**
     * Makes a new version without a draft; a draft that is there stays one. The first version is in force since ever unless it
     * says otherwise; a later one from now on, unless it says otherwise.
     *
     * @param definition its version is not looked at
     * @param author the log-in name of who does it
     * @return the version as it is kept; the newest one itself when it is active and says the same already
     * @throws InvalidDefinitionException if it cannot follow on the newest version, or the moment is none that can be kept
     */
    public KeptVersion publish(Definition definition, String author) {
        Instant now = now();
        return newest(catalogue.change(definition.name(), kept -> {
            Optional<KeptVersion> newest = kept.newest();
            boolean isThere = newest.filter(version -> version.stateAt(now) == DefinitionState.ACTIVE)
                    .filter(version -> version.definition().saysTheSameAs(definition))
                    .isPresent();
            return isThere ? List.of() : List.of(published(kept, definition, author, now));
        }));
    }

    /**
     * Publishes what came with the deployment, if it is not what came with it the last time: a deployment neither undoes what
     * people have changed or retired since, nor makes versions of what has not changed.
     */
    KeptVersion load(Definition definition) {
        Instant now = now();
        return newest(catalogue.change(definition.name(), kept -> {
            boolean cameAlready = lastDeployed(kept)
                    .or(kept::newest)
                    .filter(version -> version.definition().saysTheSameAs(definition))
                    .isPresent();
            return cameAlready ? List.of() : List.of(published(kept, definition, DEPLOYMENT, now));
        }));
    }

    private static Optional<KeptVersion> lastDeployed(KeptDefinition kept) {
        return kept.versions().stream()
                .filter(version -> version.author().equals(DEPLOYMENT))
                .reduce((earlier, later) -> later);
    }

    private static DefinitionChange published(KeptDefinition kept, Definition wanted, String author, Instant now) {
        requireGoesOn(kept, wanted);
        Definition next = wanted.as(kept.nextVersion(), beginning(kept, wanted, Optional.empty(), now));
        return change(next, PUBLISHED, author, now, kept.newest().map(KeptVersion::definition), Optional.of(next));
    }

    /**
     * Keeps a draft, in place of the one that is there.
     *
     * @param definition its version is not looked at; a moment that it names is the one of its activation
     * @param isMeant whether what there is of the definition is what the author wants to change
     * @throws InvalidDefinitionException if it cannot follow on the newest version, or the moment is none that can be kept
     * @throws OutdatedDefinitionException if it is not what is meant
     */
    public KeptDefinition putDraft(Definition definition, String author, Predicate<KeptDefinition> isMeant) {
        Instant now = now();
        return catalogue.change(definition.name(), kept -> {
            require(isMeant, kept);
            requireGoesOn(kept, definition);
            Optional<Definition> draft = kept.draft().map(KeptDefinition.Draft::definition);
            Definition next = definition.as(
                    kept.nextVersion(),
                    definition.validFrom().equals(Instant.EPOCH)
                            ? Instant.EPOCH
                            : moment("validFrom", definition.validFrom()));
            boolean isThere = draft.filter(before -> before.validFrom().equals(next.validFrom()))
                    .filter(before -> before.saysTheSameAs(next))
                    .isPresent();
            return isThere
                    ? List.of()
                    : List.of(change(
                            next,
                            draft.isPresent() ? CHANGED_DRAFT : CREATED_DRAFT,
                            author,
                            now,
                            draft.or(() -> kept.newest().map(KeptVersion::definition)),
                            Optional.of(next)));
        });
    }

    /**
     * Discards the draft.
     *
     * @param isMeant whether what there is of the definition is what the author wants to change
     * @throws UnknownDefinitionException if there is no draft
     * @throws OutdatedDefinitionException if it is not what is meant
     */
    public void discardDraft(String name, String author, Predicate<KeptDefinition> isMeant) {
        Instant now = now();
        catalogue.change(name, kept -> {
            require(isMeant, kept);
            Definition draft = draft(kept).as(kept.nextVersion(), Instant.EPOCH);
            return List.of(change(draft, DISCARDED_DRAFT, author, now, Optional.of(draft), Optional.empty()));
        });
    }

    /**
     * Makes the draft a version, which never changes again.
     *
     * @param validFrom from which creation time of events on it is in force; when absent, what the draft says; and when that
     *     says nothing, from now on, or for a first version since ever
     * @param isMeant whether what there is of the definition is what the author wants to change
     * @throws UnknownDefinitionException if there is no draft
     * @throws InvalidDefinitionException if it cannot follow on the newest version, or the moment is none that can be kept
     * @throws OutdatedDefinitionException if it is not what is meant
     */
    public KeptVersion activate(
            String name, Optional<Instant> validFrom, String author, Predicate<KeptDefinition> isMeant) {
        Instant now = now();
        return newest(catalogue.change(name, kept -> {
            require(isMeant, kept);
            Definition draft = draft(kept);
            requireGoesOn(kept, draft);
            Definition next = draft.as(kept.nextVersion(), beginning(kept, draft, validFrom, now));
            return List.of(change(
                    next, ACTIVATED, author, now, kept.newest().map(KeptVersion::definition), Optional.of(next)));
        }));
    }

    /**
     * Ends the last version's reign. What was recorded stays, and events created before still count when they arrive late.
     *
     * @param from from which creation time of events on nothing is matched; now when absent
     * @throws UnknownDefinitionException if there is no version
     * @throws DefinitionConflictException if it is retired from then on already
     * @throws InvalidDefinitionException if the moment is none that can be kept
     */
    public KeptVersion retire(String name, Optional<Instant> from, String author) {
        Instant now = now();
        Instant end = from.map(moment -> moment("from", moment)).orElse(now);
        return newest(catalogue.change(name, kept -> {
            KeptVersion newest = kept.newest()
                    .orElseThrow(() -> new UnknownDefinitionException(
                            "There is no version of '" + name + "' that could be retired."));
            if (!newest.validUntil().isAfter(end)) {
                throw new DefinitionConflictException("'" + name + "' is retired from " + newest.validUntil()
                        + " on already; a new version brings it back.");
            }
            int last = newest.definition().version();
            return List.of(new DefinitionChange(0, name, last, RETIRED, Optional.of(end), author, now, "", ""));
        }));
    }

    private static void require(Predicate<KeptDefinition> isMeant, KeptDefinition kept) {
        if (!isMeant.test(kept)) {
            throw new OutdatedDefinitionException(kept);
        }
    }

    private static void requireGoesOn(KeptDefinition kept, Definition next) {
        kept.newest().map(KeptVersion::definition).ifPresent(next::requireGoesOnFrom);
    }

    private static Definition draft(KeptDefinition kept) {
        return kept.draft()
                .map(KeptDefinition.Draft::definition)
                .orElseThrow(() -> new UnknownDefinitionException("There is no draft of '" + kept.name()
                        + "'; PUT definitions/" + kept.name() + "/draft makes one."));
    }

    private static Instant beginning(KeptDefinition kept, Definition wanted, Optional<Instant> chosen, Instant now) {
        return chosen.or(() -> Optional.of(wanted.validFrom()).filter(said -> !said.equals(Instant.EPOCH)))
                .map(moment -> moment("validFrom", moment))
                .orElse(kept.versions().isEmpty() ? Instant.EPOCH : now);
    }

    static DefinitionChange change(
            Definition meant,
            DefinitionChange.Action action,
            String author,
            Instant at,
            Optional<Definition> before,
            Optional<Definition> after) {
        return new DefinitionChange(
                0,
                meant.name(),
                meant.version(),
                action,
                after.map(Definition::validFrom),
                author,
                at,
                before.map(DefinitionJson::write).orElse(""),
                after.map(DefinitionJson::write).orElse(""));
    }

    private static KeptVersion newest(KeptDefinition kept) {
        return kept.newest().orElseThrow();
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MICROS);
    }

    /** Databases keep years of four digits and microseconds. */
    static Instant moment(String field, Instant moment) {
        if (moment.isBefore(Instant.EPOCH) || !moment.isBefore(LATEST)) {
            throw new InvalidDefinitionException(field, "must lie between 1970 and 9998, was " + moment);
        }
        return moment.truncatedTo(ChronoUnit.MICROS);
    }
}
