package org.waybill.event.emit;

import java.util.Properties;

/**
 * How the emitter reaches the broker; from system properties, so that every application can set them.
 *
 * @param connectionFactory JNDI name of a pooled XA factory ({@code waybill.emitter.connection-factory})
 * @param independentConnectionFactory JNDI name of a pooled factory that joins no transaction ({@code
 *     waybill.emitter.independent-connection-factory})
 * @param address the multicast address ({@code waybill.emitter.address})
 * @param server what events call this server ({@code waybill.emitter.server}); WildFly's node name when not set
 * @param enabled whether anything is emitted at all ({@code waybill.emitter.enabled})
 */
record EmitterSettings(
        String connectionFactory, String independentConnectionFactory, String address, String server, boolean enabled) {

    private static final String PREFIX = "waybill.emitter.";

    /** @throws IllegalArgumentException naming the key whose value is wrong */
    static EmitterSettings from(Properties properties) {
        return new EmitterSettings(
                factory(properties, "connection-factory", "java:/jms/waybill/Emitter"),
                factory(properties, "independent-connection-factory", "java:/jms/waybill/EmitterIndependent"),
                name(properties, "address", "waybill.events"),
                properties.getProperty(PREFIX + "server", properties.getProperty("jboss.node.name", "")),
                truth(properties, "enabled"));
    }

    static EmitterSettings fromSystem() {
        return from(System.getProperties());
    }

    private static String factory(Properties properties, String key, String usual) {
        String value = name(properties, key, usual);
        if (!value.startsWith("java:")) {
            throw new IllegalArgumentException(
                    PREFIX + key + " must be a JNDI name of this server, as in " + usual + ", was '" + value + "'");
        }
        return value;
    }

    private static String name(Properties properties, String key, String usual) {
        String value = properties.getProperty(PREFIX + key, usual);
        if (value.isBlank() || value.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException(
                    PREFIX + key + " must be a name without blanks, as in " + usual + ", was '" + value + "'");
        }
        return value;
    }

    private static boolean truth(Properties properties, String key) {
        String value = properties.getProperty(PREFIX + key, "true");
        if (!value.equals("true") && !value.equals("false")) {
            throw new IllegalArgumentException(PREFIX + key + " must be true or false, was '" + value + "'");
        }
        return value.equals("true");
    }
}
