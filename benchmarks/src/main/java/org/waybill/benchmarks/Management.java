package org.waybill.benchmarks;

import java.io.IOException;
import java.net.InetAddress;
import org.jboss.as.controller.client.ModelControllerClient;
import org.jboss.dmr.ModelNode;
import org.waybill.launcher.LauncherException;

/** The management interface of a running server over one connection, for what is asked often. */
final class Management implements AutoCloseable {

    private final ModelControllerClient client;

    Management(int port) {
        try {
            client = ModelControllerClient.Factory.create(
                    "remote+http", InetAddress.getLoopbackAddress().getHostAddress(), port);
        } catch (IOException e) {
            throw new LauncherException("The management interface cannot be reached: " + e.getMessage(), e);
        }
    }

    /**
     * Runs an operation.
     *
     * @param address as the CLI writes it, {@code /subsystem=transactions}
     * @param parameters names and values in turn; what is not a model node goes as text
     * @throws LauncherException when it fails, in the server's words
     */
    ModelNode run(String address, String operation, Object... parameters) {
        ModelNode request = new ModelNode();
        ModelNode path = request.get("address").setEmptyList();
        for (String step : address.substring(1).split("/", -1)) {
            int equals = step.indexOf('=');
            path.add(step.substring(0, equals), step.substring(equals + 1));
        }
        request.get("operation").set(operation);
        for (int i = 0; i < parameters.length; i += 2) {
            Object value = parameters[i + 1];
            request.get((String) parameters[i])
                    .set(value instanceof ModelNode node ? node : new ModelNode(String.valueOf(value)));
        }
        try {
            ModelNode answer = client.execute(request);
            if (!"success".equals(answer.get("outcome").asString())) {
                throw new LauncherException(
                        address + ":" + operation + " failed: " + answer.get("failure-description"));
            }
            return answer.get("result");
        } catch (IOException e) {
            throw new LauncherException(address + ":" + operation + " did not answer: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            client.close();
        } catch (IOException e) {
            throw new LauncherException("The management connection did not end in order: " + e.getMessage(), e);
        }
    }
}
