package org.waybill.event.emit;

import javax.naming.InitialContext;
import javax.naming.NamingException;

/** The server's own directory. Names are checked to begin with {@code java:}: no look-up ever leaves the server. */
final class Jndi {

    private Jndi() {}

    /**
     * @param name begins with {@code java:}
     * @param remedy what to do when there is nothing of that name, a clause
     * @throws IllegalStateException when there is nothing of that name
     */
    @SuppressWarnings("BanJNDI") // that is about names from outside that lead outside
    static Object find(String name, String remedy) {
        requireLocal(name);
        try {
            return InitialContext.doLookup(name);
        } catch (NamingException e) {
            throw new IllegalStateException("The emitter cannot find " + name + " in JNDI; " + remedy, e);
        }
    }

    private static void requireLocal(String name) {
        if (!name.startsWith("java:")) {
            throw new IllegalArgumentException("A JNDI name must begin with java:, was '" + name + "'");
        }
    }
}
