package org.waybill.api.view;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The sample orders that are on their way. */
@Schema(name = "Samples", description = "The sample orders that are on their way.")
public record SamplesView(List<String> orders) {}
