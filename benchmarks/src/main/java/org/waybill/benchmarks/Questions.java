package org.waybill.benchmarks;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What people ask, as calls of the API with parameters that are others each time. */
final class Questions {

    private static final List<String> STATES = List.of("IN_PROGRESS", "COMPLETE", "FAILED", "INCONSISTENT", "OVERDUE");

    private static final String COUNT = "count: ";

    private final QueryStore store;
    private final Map<String, Supplier<String>> all = new LinkedHashMap<>();

    Questions(QueryStore store) {
        this.store = store;
        transactions();
        beside();
        events();
        all.put("rollups: a day by the hour", () -> rollups(Duration.ofDays(1), "HOUR", ""));
        all.put(
                "rollups: a month by the day",
                () -> rollups(Duration.ofDays(31), "DAY", "&zone=Europe/Berlin&definition=" + store.definition()));
    }

    /** A name for each, and the path of its next call. */
    Map<String, Supplier<String>> all() {
        return all;
    }

    /**
     * Whether it asks how many there are. A count goes on to 10,000, and a store of 100,000 events has no 10,000 that failed:
     * so it grows where nothing else does.
     */
    static boolean isCount(String question) {
        return question.startsWith(COUNT);
    }

    private void transactions() {
        search("the newest", () -> "");
        search("before a moment", () -> "to=" + store.moment(store.some()));
        search("of a definition", () -> "definition=" + store.definition());
        for (String state : STATES) {
            search(state, () -> "state=" + state);
            search(state + " of a definition", () -> "state=" + state + "&definition=" + store.definition());
        }
        search("an order's key", () -> "key=ORD-" + store.some());
        search("a customer's key", () -> "key=" + store.customer());
        search("a key of one in thirty", () -> "key=C-LARGE&to=" + store.moment(store.some()));
        search("a key that nobody has", () -> "key=nobody-" + store.some());
        search("longer than", () -> "minDuration=PT14S&to=" + store.moment(store.some()));
        search("longer than any", () -> "minDuration=PT1H");
        search("through a flow", () -> "flow=Flow" + store.some() % 20 + "&to=" + store.moment(store.some()));
        search("through no flow", () -> "flow=none");
        search("a failure", () -> "failure=service%20" + store.some() % 17);
        search("a failure that nobody has", () -> "failure=nothing%20like%20" + store.some());
        search("not acknowledged and failed", () -> "acknowledged=false&state=FAILED");
        search("acknowledged", () -> "acknowledged=true");
        search("of an old version", () -> "version=1&definition=" + store.definition());
    }

    /** Lists and counts. */
    private void search(String name, Supplier<String> filters) {
        all.put("list: " + name, () -> "transactions?" + filters.get());
        all.put(COUNT + name, () -> "transactions/count?" + filters.get());
    }

    private void beside() {
        all.put("one transaction", () -> "transactions/" + transaction());
        all.put("neighbours", () -> "transactions/" + transaction() + "/neighbours?definition=" + store.definition());
        all.put("neighbours: FAILED", () -> "transactions/" + transaction() + "/neighbours?state=FAILED");
    }

    private void events() {
        all.put("events: the newest", () -> "events");
        all.put("events: before a moment", () -> "events?to=" + store.moment(store.some()));
        all.put("events: of a flow", () -> "events?flow=Flow" + store.some() % 20);
        all.put("events: of no flow", () -> "events?flow=none");
        all.put("events: a name", () -> "events?name=Checked&to=" + store.moment(store.some()));
        all.put("events: a correlator", () -> "events?globalTransactionId=order-" + store.some());
        all.put("events: matched by nothing", () -> "events?matched=false");
        all.put("events: a failure", () -> "events?failure=timeout&to=" + store.moment(store.some()));
        all.put("events: a failure that nobody has", () -> "events?failure=nothing%20like%20" + store.some());
        all.put("events: in a payload", () -> "events?payload=ORD-" + store.some());
    }

    private String rollups(Duration width, String bucket, String more) {
        Instant from = store.momentBefore(width);
        return "rollups?from=" + from + "&to=" + from.plus(width) + "&bucket=" + bucket + more;
    }

    /** The identity that {@code query.sql} gives: the digest as a UUID. */
    private String transaction() {
        try {
            String digest = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("MD5")
                            .digest(("transaction " + store.some()).getBytes(StandardCharsets.UTF_8)));
            return digest.replaceFirst("(.{8})(.{4})(.{4})(.{4})(.{12})", "$1-$2-$3-$4-$5");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has MD5", e);
        }
    }
}
