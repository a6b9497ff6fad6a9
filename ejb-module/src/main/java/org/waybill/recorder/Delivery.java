package org.waybill.recorder;

import java.util.Set;
import javax.management.JMException;
import javax.management.MalformedObjectNameException;
import javax.management.ObjectName;

/**
 * Opens the delivery of messages to {@link RecorderBean}, which is closed at deployment. WildFly offers this as a
 * management operation only, see {@link ServerModel}.
 */
final class Delivery {

    private Delivery() {}

    /** @throws IllegalStateException if the server does not let itself be asked */
    static String open() {
        try {
            Set<ObjectName> beans = ServerModel.BEANS.queryNames(pattern(), null);
            if (beans.isEmpty()) {
                throw new IllegalStateException(
                        "The server does not show the recorder's bean through JMX: is the subsystem 'jmx' missing, or its 'resolved' model?");
            }
            for (ObjectName bean : beans) {
                ServerModel.BEANS.invoke(bean, "startDelivery", new Object[0], new String[0]);
            }
            return "delivery is open";
        } catch (JMException e) {
            throw new IllegalStateException("The server refuses to open the recorder's delivery: " + e.getMessage(), e);
        }
    }

    private static ObjectName pattern() throws MalformedObjectNameException {
        return new ObjectName("jboss.as:subsystem=ejb3,message-driven-bean=RecorderBean,*");
    }
}
