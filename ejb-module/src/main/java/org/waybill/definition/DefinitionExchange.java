package org.waybill.definition;

import static org.waybill.domain.definition.DefinitionChange.Action.IMPORTED;
import static org.waybill.domain.definition.DefinitionChange.Action.RETIRED;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.waybill.definition.ImportReport.Outcome;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.definition.DefinitionConflictException;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;

/**
 * Takes definitions from server to server: one document holds every version with its reign. Drafts stay where they are.
 *
 * <p>A name that the other server does not know gets all versions with their numbers and moments, so that events are matched
 * there as they are here. Of a name that it knows the last version becomes its next one.
 */
@ApplicationScoped
public class DefinitionExchange {

    private final DefinitionCatalogue catalogue;
    private final DefinitionEditor editor;
    private final Clock clock;

    /** For the container's proxy. */
    protected DefinitionExchange() {
        this(null, null, Clock.systemUTC());
    }

    @Inject
    DefinitionExchange(DefinitionCatalogue catalogue, DefinitionEditor editor) {
        this(catalogue, editor, Clock.systemUTC());
    }

    DefinitionExchange(DefinitionCatalogue catalogue, DefinitionEditor editor, Clock clock) {
        this.catalogue = catalogue;
        this.editor = editor;
        this.clock = clock;
    }

    /** The document that holds these definitions; one without a version is left out. */
    public JsonObject export(Collection<KeptDefinition> definitions) {
        JsonArrayBuilder items = Json.createArrayBuilder();
        definitions.stream().filter(kept -> !kept.versions().isEmpty()).forEach(kept -> {
            JsonArrayBuilder versions = Json.createArrayBuilder();
            kept.versions().forEach(version -> versions.add(written(version)));
            items.add(Json.createObjectBuilder().add("name", kept.name()).add("versions", versions));
        });
        return Json.createObjectBuilder().add("definitions", items).build();
    }

    private static JsonObjectBuilder written(KeptVersion version) {
        JsonObjectBuilder json =
                Json.createObjectBuilder(DefinitionJson.parse(DefinitionJson.write(version.definition())));
        if (version.hasEnd()) {
            json.add("validUntil", version.validUntil().toString());
        }
        return json.add("author", version.author())
                .add("activatedAt", version.activatedAt().toString());
    }

    /**
     * Takes over what a document holds. Each definition is taken or refused for itself, and whole.
     *
     * @param text a document as {@link #export} writes it
     * @param author the log-in name of who does it
     * @return what became of each, in the document's order
     * @throws InvalidDefinitionException if the text is no such document
     */
    public List<ImportReport> importing(String text, String author) {
        List<ImportReport> reports = new ArrayList<>();
        for (ExportedDefinition exported : ExportedDefinition.read(text)) {
            try {
                reports.add(exported.problem()
                        .map(problem -> ImportReport.refused(exported.name(), problem.field(), problem.problem()))
                        .orElseGet(() -> taken(exported, author)));
            } catch (InvalidDefinitionException e) {
                reports.add(ImportReport.refused(exported.name(), e.field(), e.problem()));
            } catch (DefinitionConflictException e) {
                reports.add(ImportReport.refused(exported.name(), "name", "is in the way: " + e.getMessage()));
            }
        }
        return reports;
    }

    private ImportReport taken(ExportedDefinition exported, String author) {
        Optional<KeptVersion> before = catalogue.find(exported.name()).flatMap(KeptDefinition::newest);
        if (before.isEmpty()) {
            return report(exported.name(), unknown(exported, author), Outcome.CREATED);
        }
        Definition last = exported.last().definition();
        if (before.get().definition().saysTheSameAs(last)) {
            return report(exported.name(), before.get(), Outcome.SAME);
        }
        if (exported.last().validUntil().isPresent()) {
            return ImportReport.refused(
                    exported.name(),
                    "validUntil",
                    "must be absent from the last version, since another one of that name is known here; it was "
                            + exported.last().validUntil().get());
        }
        Instant now = clock.instant();
        Definition next = last.as(1, last.validFrom().isAfter(now) ? last.validFrom() : Instant.EPOCH);
        return report(exported.name(), editor.publish(next, author), Outcome.CREATED);
    }

    private KeptVersion unknown(ExportedDefinition exported, String author) {
        Instant at = clock.instant().truncatedTo(ChronoUnit.MICROS);
        return catalogue
                .change(exported.name(), kept -> {
                    List<DefinitionChange> changes = new ArrayList<>();
                    if (!kept.versions().isEmpty()) {
                        return changes;
                    }
                    KeptDefinition sofar = kept;
                    for (ExportedDefinition.Version version : exported.versions()) {
                        Definition definition = version.definition();
                        Optional<Definition> previous = sofar.newest().map(KeptVersion::definition);
                        previous.ifPresent(definition::requireGoesOnFrom);
                        changes.add(DefinitionEditor.change(
                                definition, IMPORTED, author, at, previous, Optional.of(definition)));
                        version.validUntil()
                                .filter(end -> !exported.isBegunByAnother(definition.version(), end))
                                .ifPresent(end -> changes.add(new DefinitionChange(
                                        0,
                                        exported.name(),
                                        definition.version(),
                                        RETIRED,
                                        Optional.of(end),
                                        author,
                                        at,
                                        "",
                                        "")));
                        sofar = sofar.after(changes.get(changes.size() - 1), DefinitionJson::read);
                    }
                    return changes;
                })
                .newest()
                .orElseThrow();
    }

    /**
     * Makes a draft of a business transaction definition of IBM Integration Bus.
     *
     * @param xml as IBM's server writes it
     * @throws InvalidDefinitionException if it is none, or names what cannot be
     */
    public ImportReport importingIbm(byte[] xml, String author) {
        IbmDefinitionReader.Carried carried = IbmDefinitionReader.read(xml);
        String name = carried.definition().name();
        KeptDefinition seen = catalogue.find(name).orElse(KeptDefinition.none(name));
        Optional<KeptDefinition.Draft> other = seen.draft();
        if (other.isPresent() && !other.get().definition().saysTheSameAs(carried.definition())) {
            return ImportReport.refused(
                    name, "name", "has a draft by " + other.get().author() + "; activate or discard it first");
        }
        KeptDefinition kept = editor.putDraft(carried.definition(), author, seen::equals);
        return new ImportReport(name, Outcome.DRAFT, kept.nextVersion(), Optional.empty(), carried.notes());
    }

    private static ImportReport report(String name, KeptVersion version, Outcome outcome) {
        return new ImportReport(name, outcome, version.definition().version(), Optional.empty(), List.of());
    }
}
