package org.waybill.event.query;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * What must not leave the emitter. Fields, documents and payload are all taken from the masked copy of the message, so
 * that no second way leads around the mask.
 *
 * <p>A rule is a query ({@code /card/number}, {@code $..iban}, {@code //pay:card}, {@code $Properties/token}) or a plain
 * name: that hides every member, element, attribute, property and field of the name, at any depth.
 *
 * <p>A payload that cannot be masked (not JSON or XML, not well-formed, or of a language that no rule speaks of) is left
 * out. Correlators and filters see the message unmasked, and a correlator leaves the emitter: never correlate by a secret.
 */
public final class Mask {

    /** What stands in the place of a hidden value. */
    public static final String HIDDEN = "***";

    /** Hides nothing. */
    public static final Mask NONE = new Mask(List.of(), Set.of(), List.of());

    private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_.-]*");

    private final List<String> rules;
    private final Set<String> names;
    private final List<Query> queries;

    private Mask(List<String> rules, Set<String> names, List<Query> queries) {
        this.rules = List.copyOf(rules);
        this.names = Set.copyOf(names);
        this.queries = List.copyOf(queries);
    }

    /**
     * @param rules names and queries
     * @param prefixes namespace URIs by the prefix that XPath expressions use
     * @throws IllegalArgumentException saying which rule is wrong
     */
    public static Mask of(List<String> rules, Map<String, String> prefixes) {
        Set<String> names = new LinkedHashSet<>();
        List<Query> queries = new ArrayList<>();
        for (String rule : rules) {
            if (NAME.matcher(rule).matches()) {
                names.add(rule);
            } else {
                queries.add(requireHideable(Query.of(rule, prefixes)));
            }
        }
        return new Mask(rules, names, queries);
    }

    private static Query requireHideable(Query query) {
        boolean hideable = query instanceof PropertyQuery
                || query.concerns(MessageContent.Form.JSON)
                || query.concerns(MessageContent.Form.XML);
        if (!hideable || query.expression().equals("$")) {
            throw new IllegalArgumentException("'" + query
                    + "' names no part of a payload; a mask is a name, a path into the payload, or $Properties/name");
        }
        return query;
    }

    public boolean isEmpty() {
        return rules.isEmpty();
    }

    /** The rules as they were written. */
    public List<String> rules() {
        return rules;
    }

    /** The value of that name, or what stands in its place. */
    public String apply(String name, String value) {
        return names.contains(name) ? HIDDEN : value;
    }

    MessageContent hide(MessageContent original) {
        MessageContent shown = hideBody(original);
        names.forEach(shown::hideProperty);
        for (Query query : queries) {
            if (query instanceof PropertyQuery property) {
                property.hide(shown);
            }
        }
        return shown;
    }

    private MessageContent hideBody(MessageContent original) {
        boolean speaksOfBodies = !names.isEmpty() || !queries.stream().allMatch(PropertyQuery.class::isInstance);
        MessageContent.Form form = original.form();
        if (!speaksOfBodies || form == MessageContent.Form.NONE) {
            return original.sameBody();
        }
        List<Query> fitting =
                queries.stream().filter(query -> query.concerns(form)).toList();
        if (form == MessageContent.Form.OTHER || (names.isEmpty() && fitting.isEmpty())) {
            return original.withoutBody();
        }
        try {
            MessageContent copy = original.copy();
            for (Query query : fitting) {
                query.hide(copy);
            }
            hideNames(copy);
            return copy;
        } catch (QueryFailedException e) {
            return original.withoutBody();
        }
    }

    private void hideNames(MessageContent copy) throws QueryFailedException {
        if (names.isEmpty()) {
            return;
        }
        if (copy.form() == MessageContent.Form.JSON) {
            hideMembers(copy.json());
        } else {
            hideElements(copy.xml());
        }
    }

    @SuppressWarnings("unchecked") // see JsonTree: objects are maps by text
    private void hideMembers(Object tree) {
        if (tree instanceof Map<?, ?> object) {
            ((Map<String, Object>) object).replaceAll((name, value) -> names.contains(name) ? HIDDEN : value);
            object.values().forEach(this::hideMembers);
        } else if (tree instanceof List<?> array) {
            array.forEach(this::hideMembers);
        }
    }

    private void hideElements(Document document) {
        NodeList all = document.getElementsByTagNameNS("*", "*");
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < all.getLength(); i++) {
            elements.add((Element) all.item(i));
        }
        for (Element element : elements) {
            if (names.contains(element.getLocalName())) {
                XmlTree.hide(element);
            }
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                Attr attribute = (Attr) element.getAttributes().item(i);
                if (names.contains(attribute.getLocalName())) {
                    XmlTree.hide(attribute);
                }
            }
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Mask that && rules.equals(that.rules);
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }

    @Override
    public String toString() {
        return "Mask" + rules;
    }
}
