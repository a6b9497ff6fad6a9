package org.waybill.api.view;

import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The events that were durably queued, in the order of the batch. */
@Schema(name = "Accepted", description = "The events that are durably queued now, in the order of the batch.")
public record AcceptedView(List<UUID> ids) {}
