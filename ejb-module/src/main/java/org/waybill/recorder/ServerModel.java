package org.waybill.recorder;

import java.lang.management.ManagementFactory;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/**
 * The server's management model, reached through the server's own MBean facade without a dependency on the server.
 *
 * <p>While the server starts, the facade shows the model before it answers: whoever asks too early is refused, and the
 * server writes an error into its log. Whether it has started is told by a bean that is there from the first moment on.
 */
final class ServerModel {

    static final MBeanServer BEANS = ManagementFactory.getPlatformMBeanServer();

    private static final String STATE = "jboss.root:type=state";
    private static final String STARTING = "starting";

    private ServerModel() {}

    /** Whether the model answers; true of a server that does not say. */
    static boolean answers() {
        try {
            return !STARTING.equals(BEANS.getAttribute(new ObjectName(STATE), "ProcessState"));
        } catch (InstanceNotFoundException e) {
            return true;
        } catch (JMException e) {
            throw new IllegalStateException("The server does not tell its state: " + e.getMessage(), e);
        }
    }
}
