package org.waybill.api.view;

import java.time.Instant;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.annotation.Annotation;

/** A line that somebody wrote on a transaction. */
@Schema(name = "Annotation", description = "A line that somebody wrote on a transaction; lines are only ever added.")
public record AnnotationView(
        UUID id,

        @Schema(
                description =
                        "What it does: NOTE says something; ACKNOWLEDGED and REOPENED, OWNER and TICKET change what holds.")
        Annotation.Kind kind,

        @Schema(
                description =
                        "The note, the owner's name, or the ticket's address or number; empty takes an owner or a ticket back.")
        String text,

        @Schema(description = "The log-in name of who wrote it.")
        String author,

        Instant at) {

    /** The line as it is written down. */
    public static AnnotationView of(Annotation line) {
        return new AnnotationView(line.id(), line.kind(), line.text(), line.author(), line.at());
    }
}
