package org.waybill.api;

import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.waybill.domain.definition.KeptDefinition;
import org.waybill.domain.definition.KeptVersion;
import org.waybill.domain.transaction.TransactionFilter;
import org.waybill.domain.transaction.TransactionState;

/**
 * Which transactions are meant, as parameters of a call: the same for all calls that list, count or export them. The fields
 * name and describe them.
 */
@SuppressWarnings("unused")
public class TransactionParameters {

    /** So many flows; each one more makes a search look through fewer transactions at once. */
    static final int MOST_FLOWS = 5;

    private static final int LONGEST_FAILURE = 1000;
    private static final int MOST_VERSION = 999_999_999;

    private static final List<String> NAMES = Stream.of(TransactionParameters.class.getDeclaredFields())
            .map(field -> field.getAnnotation(QueryParam.class))
            .filter(Objects::nonNull)
            .map(QueryParam::value)
            .toList();

    @QueryParam("definition")
    @Parameter(description = "Only of that definition.", schema = @Schema(type = SchemaType.STRING))
    private String definition;

    @QueryParam("version")
    @Parameter(
            description = "Only those of which this is the newest version of the definition that they met.",
            schema = @Schema(type = SchemaType.INTEGER, minimum = "1"))
    private String version;

    @QueryParam("state")
    @Parameter(
            description = "Only in this state; may repeat.",
            schema = @Schema(type = SchemaType.ARRAY, implementation = TransactionState.class))
    private List<String> state;

    @QueryParam("from")
    @Parameter(
            description = "Only with their first event at or after this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    private String from;

    @QueryParam("to")
    @Parameter(
            description = "Only with their first event before this time.",
            schema = @Schema(type = SchemaType.STRING, format = "date-time"))
    private String to;

    @QueryParam("key")
    @Parameter(
            description = "Only whose correlator, or one of whose keys or aliases, is exactly this.",
            example = "4711",
            schema = @Schema(type = SchemaType.STRING))
    private String key;

    @QueryParam("minDuration")
    @Parameter(
            description = "Only complete ones that took so long or longer from start to end.",
            example = "PT5M",
            schema = @Schema(type = SchemaType.STRING, format = "duration"))
    private String minDuration;

    @QueryParam("maxDuration")
    @Parameter(
            description = "Only complete ones that took so long or less from start to end.",
            example = "PT1H",
            schema = @Schema(type = SchemaType.STRING, format = "duration"))
    private String maxDuration;

    @QueryParam("flow")
    @Parameter(
            description =
                    "Only those in which an event of the flow with that unique or short name took part; may repeat up to"
                            + " five times for all of these flows.",
            schema = @Schema(type = SchemaType.ARRAY, implementation = String.class))
    private List<String> flow;

    @QueryParam("failure")
    @Parameter(
            description = "Only whose latest failure's text contains this, ignoring case.",
            schema = @Schema(type = SchemaType.STRING, maxLength = 1000))
    private String failure;

    @QueryParam("acknowledged")
    @Parameter(
            description = "true: only those that somebody has acknowledged; false: only those that nobody has.",
            schema = @Schema(type = SchemaType.BOOLEAN))
    private String acknowledged;

    @Context
    private UriInfo uri;

    /**
     * These parameters, and those that a call has besides; read off the address, so that all that is wrong with them is said
     * at once.
     */
    Query query(String... more) {
        return Query.of(uri.getQueryParameters(), names(more));
    }

    static String[] names(String... more) {
        return Stream.concat(NAMES.stream(), Stream.of(more)).toArray(String[]::new);
    }

    /**
     * The filter; what is wrong is noted in the query.
     *
     * @param definitions what is kept of a definition's name
     */
    static TransactionFilter filter(Query query, Function<String, Optional<KeptDefinition>> definitions) {
        Optional<String> definition = query.text("definition");
        Optional<Integer> version =
                Optional.of(query.number("version", 0, MOST_VERSION)).filter(number -> number > 0);
        if (version.isPresent() && definition.isEmpty()) {
            query.wrong("definition", "must be given where a version is");
        }
        TransactionFilter filter = TransactionFilter.ALL
                .ofDefinition(definition)
                .ofVersion(version)
                .in(query.choices("state", TransactionState.class))
                .between(query.moment("from"), query.moment("to"))
                .withKey(query.text("key"))
                .lasting(query.duration("minDuration"), query.duration("maxDuration"))
                .through(query.texts("flow", MOST_FLOWS))
                .failedWith(query.text("failure", LONGEST_FAILURE))
                .acknowledged(query.flag("acknowledged"));
        if (filter.minDuration()
                .flatMap(least -> filter.maxDuration().filter(most -> most.compareTo(least) < 0))
                .isPresent()) {
            query.wrong("minDuration", "must not be longer than maxDuration");
        }
        return filter.between(filter.from(), earlier(filter.to(), reign(definition, version, definitions)));
    }

    /** A transaction that met a version has an event from before the version's end, so its first one is, too. */
    private static Optional<Instant> reign(
            Optional<String> definition,
            Optional<Integer> version,
            Function<String, Optional<KeptDefinition>> definitions) {
        return definition
                .flatMap(definitions)
                .flatMap(kept -> version.flatMap(kept::version))
                .filter(KeptVersion::hasEnd)
                .map(KeptVersion::validUntil);
    }

    private static Optional<Instant> earlier(Optional<Instant> one, Optional<Instant> other) {
        return Stream.concat(one.stream(), other.stream()).min(Instant::compareTo);
    }
}
