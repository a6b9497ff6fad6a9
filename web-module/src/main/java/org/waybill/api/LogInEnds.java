package org.waybill.api;

import jakarta.inject.Inject;
import jakarta.servlet.annotation.WebListener;
import jakarta.servlet.http.HttpSessionEvent;
import jakarta.servlet.http.HttpSessionListener;

/** Ends the streams of whoever logs out, or whose session ends. */
@WebListener
public class LogInEnds implements HttpSessionListener {

    @Inject
    private ChangeStreams streams;

    @Override
    public void sessionDestroyed(HttpSessionEvent event) {
        streams.end(event.getSession().getId());
    }
}
