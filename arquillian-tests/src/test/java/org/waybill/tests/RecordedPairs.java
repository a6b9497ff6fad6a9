package org.waybill.tests;

import jakarta.json.JsonObject;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * What the API says of published {@link NumberedEvents}, held against what was published.
 *
 * @param lost events that are missing, alone or in the count of their business transaction
 * @param doubled events that are there more than once, alone or in the count of their business transaction
 * @param repeated duplicates that were recognised
 */
record RecordedPairs(int lost, int doubled, int repeated) {

    /**
     * Reads everything of the events' run.
     *
     * @param published events 0 to published - 1; the next one may be there or not
     */
    static RecordedPairs read(Api api, NumberedEvents events, int published) {
        Map<String, Integer> recorded = new HashMap<>();
        Map<String, Integer> counted = new HashMap<>();
        int[] repeated = new int[1];
        String from =
                "&from=" + events.createdAt() + "&to=" + events.createdAt().plusMillis(1);
        api.each("events?flow=RelayFlow" + from, event -> {
            recorded.merge(
                    NumberedEvents.key(event.getString("globalTransactionId"), event.getString("address")),
                    1,
                    Integer::sum);
            repeated[0] += event.getInt("duplicates");
        });
        Consumer<JsonObject> count = transaction ->
                counted.merge(transaction.getString("correlator"), transaction.getInt("eventCount"), Integer::sum);
        api.each("transactions?definition=relay" + from, count);
        int lost = (int) IntStream.range(0, published)
                .filter(number -> !recorded.containsKey(events.key(number)))
                .count();
        int doubled = recorded.values().stream().mapToInt(times -> times - 1).sum();
        for (int order = 0; order < (published + 1) / 2; order++) {
            String start = events.key(2 * order);
            String end = events.key(2 * order + 1);
            int difference = counted.getOrDefault(events.order(2 * order), 0)
                    - recorded.getOrDefault(start, 0)
                    - recorded.getOrDefault(end, 0);
            lost += Math.max(0, -difference);
            doubled += Math.max(0, difference);
        }
        return new RecordedPairs(lost, doubled, repeated[0]);
    }
}
