package org.waybill.definition;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;
import org.waybill.event.query.XmlTree;

/**
 * Reads a business transaction definition of IBM Integration Bus 10, as its REST interface and its files have it: {@code
 * businessTransaction} with {@code startBusinessEvents}, {@code progressBusinessEvents}, {@code endBusinessEvents} and, by
 * analogy, {@code failureBusinessEvents}. IBM's documentation shows them by example only ("Exporting and importing a business
 * transaction definition", bj23087); so members are taken as attributes or as elements.
 *
 * <p>IBM names an event by server, application, flow and source address. The server is left out, so that the definition fits on
 * every one: {@code *.OrderApp.OrderFlow}.
 */
final class IbmDefinitionReader {

    static final String NAMESPACE = "http://www.ibm.com/iib/apiv1/responseObject/businesstransaction";

    private static final Map<String, Role> ROLES = Map.of(
            "startBusinessEvents", Role.START,
            "progressBusinessEvents", Role.PROGRESS,
            "endBusinessEvents", Role.END,
            "failureBusinessEvents", Role.FAILURE);

    private final Set<String> notes = new LinkedHashSet<>();
    private final Set<String> servers = new LinkedHashSet<>();
    private final Map<String, Role> roles = new HashMap<>();
    private final Map<String, Integer> leftOut = new LinkedHashMap<>();

    private IbmDefinitionReader() {}

    /** @throws InvalidDefinitionException if it is not one, or has no event */
    static Carried read(byte[] xml) {
        try {
            return new IbmDefinitionReader().definition(XmlTree.parse(xml).getDocumentElement());
        } catch (IOException e) {
            throw new InvalidDefinitionException(
                    "the definition", "is not well-formed XML without a DTD: " + e.getMessage());
        }
    }

    private Carried definition(Element root) {
        if (!"businessTransaction".equals(root.getLocalName()) || !NAMESPACE.equals(root.getNamespaceURI())) {
            throw new InvalidDefinitionException(
                    "the root element",
                    "must be businessTransaction in the namespace " + NAMESPACE + ", was " + root.getNodeName());
        }
        String name = name(member(root, "name"));
        List<EventPattern> events = new ArrayList<>();
        for (Element child : children(root)) {
            switch (child.getLocalName()) {
                case "businessEvents" -> children(child).forEach(event -> event(event, events));
                case "elements", "links" -> leaveOut(child);
                case "name", "description", "type", "uri", "internal" -> {}
                default -> leaveOut(child);
            }
        }
        Definition definition = new Definition(
                name,
                1,
                Instant.EPOCH,
                member(root, "description"),
                List.of(CorrelatorRule.GLOBAL),
                events,
                List.of(),
                Limits.DEFAULT,
                Course.FREE);
        summarize();
        return new Carried(definition, List.copyOf(notes));
    }

    /** IBM's names are letters, digits and underscores; older ones may hold more. */
    private String name(String ibm) {
        String name = ibm.strip().replaceAll("[^\\p{L}\\p{N}_.-]+", "-").replaceAll("^[_.-]+", "");
        if (!name.equals(ibm)) {
            notes.add("The name '" + ibm + "' became '" + name
                    + "', since names have no other signs than '_', '.', '-'.");
        }
        return name;
    }

    private void event(Element event, List<EventPattern> events) {
        Role role = ROLES.get(event.getLocalName());
        if (role == null) {
            leaveOut(event);
            return;
        }
        String address = member(event, "eventSourceAddress");
        String flow = flow(event, address);
        if (address.isEmpty() || flow.isEmpty()) {
            notes.add("An event of " + event.getLocalName() + " names no "
                    + (address.isEmpty() ? "eventSourceAddress" : "flow") + " and was left out.");
            return;
        }
        Role other = roles.putIfAbsent(flow + " " + address, role);
        if (other != null) {
            notes.add("The source '" + address + "' of the flow '" + flow + "' is named twice, as " + other + " and as "
                    + role + "; the first holds.");
            return;
        }
        events.add(new EventPattern(
                role, new NamePattern(flow), new NamePattern(address), NamePattern.ANY, Optional.empty()));
    }

    /** The pattern of the flow, with its application and without its server; empty when nothing names it. */
    private String flow(Element event, String address) {
        String[] steps = member(event, "flowUri").split("/", -1);
        String server = "";
        String application = "";
        String flow = "";
        for (int i = 0; i + 1 < steps.length; i++) {
            String value = decoded(steps[i + 1]);
            switch (steps[i]) {
                case "executiongroups", "servers" -> server = value;
                case "applications", "services", "restapis" -> application = value;
                case "messageflows" -> flow = value;
                case "libraries" ->
                    notes.add("The library '" + value + "' is not looked at: flows are told apart by"
                            + " application and name.");
                default -> {}
            }
        }
        if (flow.isEmpty()) {
            String source = decoded(member(event, "eventUri").replaceFirst("^.*/", ""));
            String place =
                    source.endsWith("." + address) ? source.substring(0, source.length() - address.length() - 1) : "";
            int dot = place.indexOf('.');
            server = dot < 0 ? "" : place.substring(0, dot);
            return place.isEmpty() ? "" : pattern(server, place.substring(dot + 1));
        }
        return pattern(server, application.isEmpty() ? flow : application + "." + flow);
    }

    private String pattern(String server, String flow) {
        if (!server.isEmpty()) {
            servers.add(server);
        }
        return flow.indexOf('.') < 0 ? flow : "*." + flow;
    }

    private void leaveOut(Element element) {
        leftOut.merge(element.getLocalName(), 1, Integer::sum);
    }

    private void summarize() {
        leftOut.forEach((name, count) -> notes.add(
                switch (name) {
                    case "elements", "links" ->
                        count + " " + name + " of the canvas were left out: a definition has no drawing.";
                    default -> count + " element(s) " + name + " are not known and were left out.";
                }));
        if (!servers.isEmpty()) {
            notes.add("The server (" + String.join(", ", servers)
                    + ") was left out: the flows are matched on every server.");
        }
    }

    /** An attribute or, failing that, a child element, with a namespace or without. */
    private static String member(Element element, String name) {
        String attribute =
                element.hasAttribute(name) ? element.getAttribute(name) : element.getAttributeNS(NAMESPACE, name);
        return attribute.isEmpty()
                ? children(element).stream()
                        .filter(child -> child.getLocalName().equals(name))
                        .findFirst()
                        .map(child -> child.getTextContent().strip())
                        .orElse("")
                : attribute;
    }

    private static String decoded(String step) {
        try {
            return URLDecoder.decode(step.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return step;
        }
    }

    private static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }

    /**
     * What could be carried over.
     *
     * @param definition the definition
     * @param notes what could not, in whole sentences
     */
    record Carried(Definition definition, List<String> notes) {}
}
