package org.waybill.api.view;

import java.util.Comparator;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.event.emit.profile.EventPoint;
import org.waybill.event.emit.profile.MonitoringProfile;

/** What a flow emits. */
@Schema(name = "MonitoringProfile", description = "What a flow emits.")
public record ProfileView(
        @Schema(description = "The profile's name, by default the flow's.")
        String name,

        List<Source> sources,

        @Schema(description = "Whether sources that are not listed emit the usual event.")
        boolean others,

        @Schema(description = "What was read and could not be carried over.")
        List<String> notes) {

    public static ProfileView of(MonitoringProfile profile) {
        return new ProfileView(
                profile.name(),
                profile.points().values().stream()
                        .map(Source::of)
                        .sorted(Comparator.comparing(Source::address))
                        .toList(),
                profile.others(),
                profile.notes());
    }

    /** One event source of the flow. */
    @Schema(name = "MonitoringSource", description = "One event source of a flow.")
    public record Source(
            @Schema(examples = "Input.transaction.Start") String address,
            boolean enabled,

            @Schema(description = "Whether a filter may leave events out.")
            boolean filtered,

            @Schema(description = "MESSAGE_FLOW, INDEPENDENT or NONE.")
            String unitOfWork) {

        static Source of(EventPoint point) {
            return new Source(
                    point.address(),
                    point.enabled(),
                    point.filter().isPresent(),
                    point.unitOfWork().name());
        }
    }
}
