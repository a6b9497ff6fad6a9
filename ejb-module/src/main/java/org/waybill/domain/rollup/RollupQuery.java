package org.waybill.domain.rollup;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Which rollups to read.
 *
 * @param definition only of that definition; absent means of all together
 * @param version only of those transactions of it whose newest version that is; absent means of all
 * @param edges where the buckets begin and end, ascending, on quarter hours; two at least
 */
public record RollupQuery(Optional<String> definition, Optional<Integer> version, List<Instant> edges) {

    public RollupQuery {
        edges = List.copyOf(edges);
        if (version.isPresent() && definition.isEmpty()) {
            throw new IllegalArgumentException("a version is one of a definition, which is missing");
        }
        if (edges.size() < 2) {
            throw new IllegalArgumentException("buckets need two edges at least, were " + edges);
        }
    }
}
