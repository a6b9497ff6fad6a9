package org.waybill.event.emit;

import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.MessageDriven;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.waybill.event.EventSource;

/**
 * What a class says about its flow; read once per class.
 *
 * @param flow the flow's name
 * @param application the application, may be empty
 * @param profile the name of its monitoring profile
 * @param node the label of its input node
 * @param nodeType what the input node is
 * @param detail what the input node reads from, for instance a queue
 */
record FlowFacts(String flow, String application, String profile, String node, String nodeType, String detail) {

    private static final ClassValue<FlowFacts> KNOWN = new ClassValue<>() {
        @Override
        protected FlowFacts computeValue(Class<?> type) {
            return read(type);
        }
    };

    private static final String PRODUCT = "Waybill";

    /** @throws IllegalArgumentException when the class is no monitored flow */
    static FlowFacts of(Class<?> type) {
        return KNOWN.get(type);
    }

    private static FlowFacts read(Class<?> type) {
        Class<?> declaring = type; // a container's subclass inherits the annotation, but not the name
        while (declaring != null && declaring.getDeclaredAnnotation(MonitoredFlow.class) == null) {
            declaring = declaring.getSuperclass();
        }
        if (declaring == null) {
            throw new IllegalArgumentException(type.getName() + " must be annotated with @MonitoredFlow");
        }
        MonitoredFlow said = declaring.getDeclaredAnnotation(MonitoredFlow.class);
        String flow = said.value().isEmpty() ? declaring.getSimpleName() : said.value();
        MessageDriven driven = declaring.getDeclaredAnnotation(MessageDriven.class);
        return new FlowFacts(
                flow,
                said.application(),
                said.profile().isEmpty() ? flow : said.profile(),
                said.node(),
                driven == null ? "EnterpriseBean" : "MessageDrivenBean",
                driven == null ? "" : destination(driven));
    }

    private static String destination(MessageDriven driven) {
        for (ActivationConfigProperty property : driven.activationConfig()) {
            if (property.propertyName().equals("destinationLookup")
                    || property.propertyName().equals("destination")) {
                return property.propertyValue();
            }
        }
        return "";
    }

    /** The address of the input node's event, for instance {@code Input.transaction.Start}. */
    String transaction(String what) {
        return node + ".transaction." + what;
    }

    /** Where an event of the input node comes from. */
    EventSource input(String address, String server) {
        return source(address, node, nodeType, "", detail, server);
    }

    /** Where an event of another node comes from. */
    EventSource terminal(String label, String terminal, String server) {
        return source(label + ".terminal." + terminal, label, "", terminal, "", server);
    }

    private EventSource source(
            String address, String label, String type, String terminal, String about, String server) {
        return new EventSource(
                address,
                "",
                server,
                application,
                "",
                flow,
                Stream.of(server, application, flow)
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(".")),
                label,
                type,
                terminal,
                about,
                Thread.currentThread().getName(),
                PRODUCT);
    }
}
