package org.waybill.event.codec;

/** The forms in which an event can be written down; a reader tells them apart by itself. */
public enum EventFormat {
    /** Waybill's own form, which has a place for everything. */
    NATIVE_JSON("application/json"),
    /** IBM's {@code wmb:event}, of WebSphere Message Broker, Integration Bus, and App Connect on request. */
    IBM_WMB("application/xml"),
    /** IBM's {@code mon:event}, the version 2 of App Connect Enterprise 11 and later. */
    IBM_V2("application/xml"),
    /** CloudEvents 1.0 in structured mode. */
    CLOUDEVENTS("application/cloudevents+json");

    private final String contentType;

    EventFormat(String contentType) {
        this.contentType = contentType;
    }

    /** The media type to send along. */
    public String contentType() {
        return contentType;
    }
}
