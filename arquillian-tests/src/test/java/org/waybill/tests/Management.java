package org.waybill.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.jboss.as.controller.client.ModelControllerClient;
import org.jboss.dmr.ModelNode;
import org.waybill.launcher.Server;

/** Asks a server's management model in this process: many times a minute, for which starting the CLI takes too long. */
final class Management {

    private Management() {}

    /**
     * The value of an attribute.
     *
     * @param address such as {@code subsystem=transactions}, one part a step
     */
    static ModelNode read(Server server, String attribute, String... address) {
        ModelNode operation = operation("read-attribute", address);
        operation.get("name").set(attribute);
        operation.get("include-defaults").set(true);
        return result(server, operation);
    }

    /** The answer of an operation without parameters. */
    static ModelNode call(Server server, String operation, String... address) {
        return result(server, operation(operation, address));
    }

    private static ModelNode operation(String name, String... address) {
        ModelNode operation = new ModelNode();
        operation.get("operation").set(name);
        for (String part : address) {
            int equals = part.indexOf('=');
            operation.get("address").add(part.substring(0, equals), part.substring(equals + 1));
        }
        return operation;
    }

    private static ModelNode result(Server server, ModelNode operation) {
        try (ModelControllerClient client =
                ModelControllerClient.Factory.create("127.0.0.1", server.ports().management())) {
            ModelNode answer = client.execute(operation);
            if (!answer.get("outcome").asString().equals("success")) {
                throw new IllegalStateException(operation + " was answered " + answer);
            }
            return answer.get("result");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
