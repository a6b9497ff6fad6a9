package org.waybill.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Accounts whose passwords are their names, for servers that listen on 127.0.0.1 alone. */
public final class DemoAccounts {

    /** User to roles. */
    public static final Map<String, List<String>> ROLES = new TreeMap<>(Map.of(
            "viewer", List.of("viewer"),
            "reader", List.of("viewer", "payload-reader"),
            "operator", List.of("viewer", "operator"),
            "admin", List.of("viewer", "payload-reader", "operator", "admin")));

    /** The password of the database, as a server property. */
    public static final Map<String, String> DATABASE = Map.of(Server.DATABASE_PASSWORD, "waybill");

    private DemoAccounts() {}

    /**
     * Writes the files of the security realm {@code waybill}, and one account for senders of events ({@code sender},
     * for JMS, AMQP and STOMP) in those of ApplicationRealm. An account that is there already stays as it is.
     */
    public static void write(ServerInstance instance) {
        Path folder = instance.configurationDirectory();
        ROLES.forEach((user, roles) -> {
            add(folder.resolve("waybill-users.properties"), user, hash(user, "waybill"));
            add(folder.resolve("waybill-roles.properties"), user, String.join(",", roles));
        });
        add(folder.resolve("application-users.properties"), "sender", hash("sender", "ApplicationRealm"));
        add(folder.resolve("application-roles.properties"), "sender", "waybill-sender,waybill-flow");
    }

    private static void add(Path file, String user, String value) {
        try {
            boolean there = Files.exists(file)
                    && Files.readAllLines(file).stream().anyMatch(line -> line.startsWith(user + "="));
            if (!there) {
                Files.writeString(
                        file,
                        "\n" + user + "=" + value + "\n",
                        java.nio.file.StandardOpenOption.CREATE,
                        java.nio.file.StandardOpenOption.APPEND);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The form of WildFly's properties realm, HA1 of RFC 2617 (MD5 of user, realm and password). */
    private static String hash(String user, String realm) {
        try {
            byte[] digest = MessageDigest.getInstance("MD5")
                    .digest((user + ":" + realm + ":" + user).getBytes(StandardCharsets.UTF_8));
            return String.format("%032x", new BigInteger(1, digest));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has MD5", e);
        }
    }
}
