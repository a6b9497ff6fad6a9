package org.waybill.recorder;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Finds addresses of the broker that are named after Waybill and that nobody reads: what is sent there is discarded
 * without a word. It happens when a connection factory puts {@code jms.topic.} before the name and no divert leads on.
 */
final class UnreadAddresses {

    private UnreadAddresses() {}

    /** Their names, sorted. */
    static List<String> find() {
        List<String> unread = new ArrayList<>();
        try {
            ObjectName all = new ObjectName("jboss.as:subsystem=messaging-activemq,server=*,core-address=*");
            for (ObjectName address : ServerModel.BEANS.queryNames(all, null)) {
                String name = address.getKeyProperty("core-address");
                if (name.contains("waybill") && isEmpty(ServerModel.BEANS.getAttribute(address, "bindingNames"))) {
                    unread.add(unquoted(name));
                }
            }
        } catch (JMException e) {
            throw new IllegalStateException("The server does not show the broker's addresses: " + e.getMessage(), e);
        }
        unread.sort(String::compareTo);
        return unread;
    }

    private static boolean isEmpty(Object bindings) {
        return bindings == null
                || (bindings instanceof Object[] names && names.length == 0)
                || (bindings instanceof Collection<?> list && list.isEmpty());
    }

    private static String unquoted(String name) {
        return name.startsWith("\"") ? ObjectName.unquote(name) : name;
    }
}
