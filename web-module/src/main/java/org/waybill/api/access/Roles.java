package org.waybill.api.access;

import java.util.List;

/** The roles of people. None implies another; who should do several things is given several roles. */
public final class Roles {

    /** Sees transactions, events without their payload, definitions, the quarantine. */
    public static final String VIEWER = "viewer";

    /** Sees payloads, which is written to the audit. */
    public static final String PAYLOAD_READER = "payload-reader";

    /** Sends events, retries and discards what is in quarantine. */
    public static final String OPERATOR = "operator";

    /** Makes definitions, sends events. */
    public static final String ADMIN = "admin";

    /** Whoever is logged in; the name is the one of Jakarta Servlet 6.0, section 13.3. */
    public static final String ANY = "**";

    /** All of them. */
    public static final List<String> ALL = List.of(VIEWER, PAYLOAD_READER, OPERATOR, ADMIN);

    private Roles() {}
}
