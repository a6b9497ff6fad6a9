package org.waybill.benchmarks;

/**
 * One of the performance article's tests, as a monitoring profile of the relay flow and a message.
 *
 * @param name its name in the report
 * @param profile the profile's events, as JSON
 * @param kilobytes the message's length
 * @param events how many events a message emits
 */
record FlowVariant(String name, String profile, int kilobytes, int events) {

    private static final String START = "{\"source\": \"MQ Input.transaction.Start\"%s}";
    private static final String OUT = "{\"source\": \"MQ Output.terminal.in\"%s}";
    private static final String FILTER = ", \"filter\": \"$Body/order/amount > 100\"";
    private static final String PAYLOAD = ", \"payload\": {\"content\": \"body\", \"encoding\": \"base64Binary\"}";

    /** Nothing is emitted: what the others are compared with. */
    static final FlowVariant UNMONITORED = new FlowVariant("unmonitored", "", 1, 0);

    /** A start and an end. */
    static final FlowVariant TWO_EVENTS = both("two events", "", 1);

    /** Both events under an XPath filter, which holds. */
    static final FlowVariant FILTERED = both("filter", FILTER, 1);

    /** Both events with the message. */
    static final FlowVariant PAYLOAD_1K = both("payload 1 kB", PAYLOAD, 1);

    /** The same with a long message; compared with the next. */
    static final FlowVariant PAYLOAD_16K = both("payload 16 kB", PAYLOAD, 16);

    /** A long message whose events carry nothing of it. */
    static final FlowVariant TWO_EVENTS_16K = both("two events, 16 kB message", "", 16);

    /** A start and an end that two definitions count as theirs: one row, two links, two business transactions. */
    static final FlowVariant SHARED = both("shared by two definitions", ", \"name\": \"shared\"", 1);

    /** The second of them; the first is the relay's own. */
    static final String SHARED_DEFINITION = """
            {"name": "shared", "correlator": "global",
             "events": [{"role": "start", "flow": "RelayFlow", "source": "MQ Input.*", "eventName": "shared"},
                        {"role": "end", "flow": "RelayFlow", "source": "MQ Output.*", "eventName": "shared"}]}
            """;

    /** What is put in force through the API. */
    String json() {
        return "{\"name\": \"RelayFlow\", \"events\": [" + profile + "]}";
    }

    private static FlowVariant both(String name, String more, int kilobytes) {
        return new FlowVariant(name, START.formatted(more) + ", " + OUT.formatted(more), kilobytes, 2);
    }
}
