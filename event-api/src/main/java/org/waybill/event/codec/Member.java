package org.waybill.event.codec;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.waybill.event.MonitoringEvent;

/** The single-valued members of an event, with their names in native JSON and as CloudEvents extension attributes. */
enum Member {
    ID("id", e -> e.id().toString()),
    NAME("name", e -> e.name()),
    FLOW("flow", e -> e.source().flow()),
    UNIQUE_FLOW(
            "uniqueFlow",
            e -> e.source().uniqueFlow().equals(e.source().flow())
                    ? ""
                    : e.source().uniqueFlow()),
    ADDRESS("address", e -> e.source().address()),
    NODE("node", e -> e.source().node()),
    NODE_TYPE("nodeType", e -> e.source().nodeType()),
    TERMINAL("terminal", e -> e.source().terminal()),
    DETAIL("detail", e -> e.source().detail()),
    APPLICATION("application", e -> e.source().application()),
    LIBRARY("library", e -> e.source().library()),
    INTEGRATION_NODE("integrationNode", e -> e.source().integrationNode()),
    INTEGRATION_SERVER("integrationServer", e -> e.source().integrationServer()),
    THREAD("thread", e -> e.source().thread()),
    PRODUCT("product", e -> e.source().product()),
    CREATED_AT("createdAt", e -> e.createdAt().toString()),
    COUNTER("counter", e -> e.counter() == 0 ? "" : Integer.toString(e.counter())),
    LOCAL_TRANSACTION_ID("localTransactionId", e -> e.correlators().localTransactionId()),
    PARENT_TRANSACTION_ID("parentTransactionId", e -> e.correlators().parentTransactionId()),
    GLOBAL_TRANSACTION_ID("globalTransactionId", e -> e.correlators().globalTransactionId()),
    TRACE_PARENT("traceParent", e -> e.correlators().traceParent()),
    FAILURE("failure", e -> e.failure());

    static final Member[] ALL = values();

    private static final Map<String, Member> BY_JSON_NAME = new HashMap<>();

    static {
        for (Member member : ALL) {
            BY_JSON_NAME.put(member.jsonName, member);
        }
    }

    final String jsonName;
    /** Letters in lower case and digits only, as CloudEvents wants attribute names. */
    final String attributeName;

    @SuppressWarnings("ImmutableEnumChecker") // these functions hold no state
    private final Function<MonitoringEvent, String> text;

    Member(String jsonName, Function<MonitoringEvent, String> text) {
        this.jsonName = jsonName;
        this.text = text;
        this.attributeName = jsonName.equals("address") ? "eventsourceaddress" : jsonName.toLowerCase(Locale.ROOT);
    }

    /** Whether it only describes: nothing is told apart, matched or found by it, so that a long one may be cut. */
    boolean isDescription() {
        return this == FAILURE || this == DETAIL || this == THREAD || this == PRODUCT;
    }

    /** The member's text in an event; empty when it is absent, or is no more than another member says. */
    String of(MonitoringEvent event) {
        return text.apply(event);
    }

    /** The member of that name in native JSON; {@code null} for any other name. */
    static Member named(String jsonName) {
        return BY_JSON_NAME.get(jsonName);
    }
}
