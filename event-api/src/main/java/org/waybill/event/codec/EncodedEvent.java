package org.waybill.event.codec;

import static java.util.Objects.requireNonNull;

import java.util.Map;

/**
 * What arrived: the bytes, and what the transport said of them. One of these may hold several events (a JSON array).
 *
 * @param content the bytes of the body; not copied
 * @param contentType the media type that the transport named, empty when it named none
 * @param properties the message's properties or the request's headers, as text
 * @param transportId the transport's own identity of the message (JMS message id), empty when it has none; the last
 *     resort for the identity of an event that carries none
 */
public record EncodedEvent(byte[] content, String contentType, Map<String, String> properties, String transportId) {
    public EncodedEvent {
        requireNonNull(content, "content");
        requireNonNull(contentType, "contentType");
        requireNonNull(transportId, "transportId");
        properties = Map.copyOf(properties);
    }
}
