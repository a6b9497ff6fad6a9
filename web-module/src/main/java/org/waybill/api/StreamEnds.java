package org.waybill.api;

import jakarta.inject.Inject;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import jakarta.servlet.annotation.WebListener;
import jakarta.servlet.http.HttpSessionEvent;
import jakarta.servlet.http.HttpSessionListener;

/** Ends the streams of whoever logs out, or whose session ends; and all of them before the application stops. */
@WebListener
public class StreamEnds implements HttpSessionListener, ServletContextListener {

    @Inject
    private ChangeStreams streams;

    @Override
    public void sessionDestroyed(HttpSessionEvent event) {
        streams.end(event.getSession().getId());
    }

    /** Now the container can still end requests in order; when beans are destroyed, at a server's stop, it cannot. */
    @Override
    public void contextDestroyed(ServletContextEvent event) {
        streams.end();
    }
}
