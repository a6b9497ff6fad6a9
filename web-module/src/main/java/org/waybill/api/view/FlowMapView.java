package org.waybill.api.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.waybill.domain.flowmap.FlowMap;

/** Which flows transactions went through, and how they were handed over. */
@Schema(
        name = "FlowMap",
        description = "Which flows the newest transactions went through, and how they were handed over.")
public record FlowMapView(
        @Schema(description = "How many were looked at.") int transactions,

        @Schema(description = "The first event of the oldest of them; null when there are none.", nullable = true)
        Optional<Instant> from,

        @Schema(description = "The first event of the newest of them; null when there are none.", nullable = true)
        Optional<Instant> to,

        List<Flow> flows,
        List<HandOver> handOvers) {

    /** The map as it is written down. */
    public static FlowMapView of(FlowMap map) {
        return new FlowMapView(
                map.transactions(),
                map.from(),
                map.to(),
                map.flows().stream()
                        .map(flow -> new Flow(flow.name(), flow.events(), flow.transactions(), flow.failures()))
                        .toList(),
                map.handOvers().stream().map(HandOver::of).toList());
    }

    /** A flow. */
    @Schema(name = "FlowOfMap", description = "A flow that took part.")
    public record Flow(
            @Schema(examples = "Validate") String name,
            int events,
            int transactions,

            @Schema(description = "How many of its events were failures.")
            int failures) {}

    /** A hand-over. */
    @Schema(name = "HandOver", description = "Two events that followed each other in time, in different flows.")
    public record HandOver(
            String from,
            String to,
            int transactions,

            @Schema(description = "Transactions by the minute, over the time looked at.")
            double perMinute,

            @Schema(description = "How many of these transactions have failed, from 0 to 1.")
            double failureShare,

            @Schema(description = "Half of the times between the two events are at most so long.")
            long p50Millis,

            @Schema(description = "95 percent of them are at most so long.")
            long p95Millis) {

        static HandOver of(FlowMap.HandOver handOver) {
            return new HandOver(
                    handOver.from(),
                    handOver.to(),
                    handOver.transactions(),
                    handOver.perMinute(),
                    handOver.failureShare(),
                    handOver.p50().toMillis(),
                    handOver.p95().toMillis());
        }
    }
}
