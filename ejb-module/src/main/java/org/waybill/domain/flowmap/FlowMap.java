package org.waybill.domain.flowmap;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The flows that some business transactions went through, and the hand-overs between them.
 *
 * @param transactions how many were looked at
 * @param from the first event of the oldest one; absent when there are none
 * @param to the first event of the newest one; absent when there are none
 * @param flows by name
 * @param handOvers by the names of both flows
 */
public record FlowMap(
        int transactions, Optional<Instant> from, Optional<Instant> to, List<Flow> flows, List<HandOver> handOvers) {
    public FlowMap {
        flows = List.copyOf(flows);
        handOvers = List.copyOf(handOvers);
    }

    /**
     * A flow that took part.
     *
     * @param name its short name: namesakes on several servers are one flow
     * @param events how many events it emitted
     * @param transactions in how many transactions it took part
     * @param failures how many of its events were failures
     */
    public record Flow(String name, int events, int transactions, int failures) {}

    /**
     * Two events of a transaction that followed each other in time, in different flows.
     *
     * @param from the flow that handed over
     * @param to the flow that took over
     * @param transactions how many went that way, however often
     * @param perMinute the same by the minute, between the first events of the oldest and the newest transaction looked at;
     *     less than a minute counts as one
     * @param failureShare how many of them have failed, from 0 to 1
     * @param p50 half of the times between the two events were at most so long
     * @param p95 95 percent of them were at most so long
     */
    public record HandOver(
            String from,
            String to,
            int transactions,
            double perMinute,
            double failureShare,
            Duration p50,
            Duration p95) {}
}
