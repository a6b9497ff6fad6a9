package org.waybill.event.codec;

import com.fasterxml.jackson.core.JsonFactory;
import java.util.Locale;
import java.util.Map;
import org.waybill.event.MonitoringEvent;

/**
 * Reads CloudEvents 1.0 in binary mode: the attributes are message properties or headers, the body is the data. The
 * prefixes are those of the bindings for AMQP ({@code cloudEvents:} or {@code cloudEvents_}), HTTP ({@code ce-}) and
 * Kafka ({@code ce_}).
 */
final class BinaryCloudEvents {

    private static final String[] PREFIXES = {"cloudEvents_", "cloudEvents:", "ce-", "ce_"};
    private static final String HTTP = "ce-";
    private static final String SPEC_VERSION = "specversion";

    private BinaryCloudEvents() {}

    /** The prefix of the attributes among the names; empty when this is no CloudEvent in binary mode. */
    static String prefix(Map<String, String> properties) {
        for (String name : properties.keySet()) {
            if (name.regionMatches(
                    true, name.length() - SPEC_VERSION.length(), SPEC_VERSION, 0, SPEC_VERSION.length())) {
                for (String prefix : PREFIXES) {
                    if (name.length() == prefix.length() + SPEC_VERSION.length() && startsWith(name, prefix)) {
                        return prefix;
                    }
                }
            }
        }
        return "";
    }

    static MonitoringEvent read(EncodedEvent encoded, String prefix, JsonFactory factory, ReadLimits limits)
            throws UnreadableEventException {
        EventDraft draft = new EventDraft(limits, () -> "in the properties " + prefix + "…");
        CloudEventDraft event = new CloudEventDraft(factory, draft);
        for (Map.Entry<String, String> property : encoded.properties().entrySet()) {
            if (startsWith(property.getKey(), prefix)) {
                String name = property.getKey().substring(prefix.length()).toLowerCase(Locale.ROOT);
                String value = property.getValue();
                event.attribute(name, prefix.equals(HTTP) ? UriText.decode(value) : value);
            }
        }
        if (!encoded.contentType().isEmpty() && !event.hasContentType()) {
            event.attribute("datacontenttype", encoded.contentType());
        }
        if (encoded.content().length > 0) {
            event.bytes(encoded.content());
        }
        return event.build();
    }

    private static boolean startsWith(String name, String prefix) {
        return name.regionMatches(true, 0, prefix, 0, prefix.length());
    }
}
