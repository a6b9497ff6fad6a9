package org.waybill.event.emit.profile;

import static java.util.Objects.requireNonNull;

import org.waybill.event.query.Query;

/**
 * A subtree to take out of the message (IBM: {@code complexContent}).
 *
 * @param name the document's name
 * @param namespace the target namespace, empty when there is none
 * @param query what the subtree is asked by; without an answer the event has no such document
 */
public record DocumentQuery(String name, String namespace, Query query) {
    public DocumentQuery {
        requireNonNull(namespace, "namespace");
        requireNonNull(query, "query");
        if (name.isEmpty()) {
            throw new InvalidProfileException("name", "must not be empty: a document needs a name");
        }
    }
}
