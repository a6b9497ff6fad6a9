package org.waybill.event.emit.query;

import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.namespace.QName;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpression;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * XPath 1.0. IBM's {@code $Body/order/id} is an ordinary expression: a variable that holds a node, and a path from there.
 *
 * <p>An expression that only reads properties ({@code $Properties/region = 'EU'}) does not have the payload parsed.
 */
final class XPathQuery extends Query {

    private static final Pattern LITERALS = Pattern.compile("'[^']*'|\"[^\"]*\"");
    private static final Pattern OTHER_VARIABLES =
            Pattern.compile("\\$(Properties|Root|LocalEnvironment|Environment)(/[\\w.:*-]+)*");
    private static final Pattern FUNCTIONS_AND_OPERATORS = Pattern.compile("[\\w-]+\\s*\\(|\\b(and|or|div|mod)\\b");
    private static final Pattern STEPS = Pattern.compile("[/@\\p{L}]|\\$Body|(^|[^\\d])\\.");

    private final Map<String, String> prefixes;
    private final boolean needsBody;

    /** Expressions are not thread-safe and cost much to compile: as many as ever ran at once are kept. */
    private final ConcurrentLinkedQueue<Compiled> idle = new ConcurrentLinkedQueue<>();

    XPathQuery(String expression, Map<String, String> prefixes) {
        super(expression);
        this.prefixes = Map.copyOf(prefixes);
        this.needsBody = needsBody(expression);
        idle.offer(compile());
    }

    @Override
    public String text(MessageContent content) throws QueryFailedException {
        return (String) evaluate(content, XPathConstants.STRING);
    }

    @Override
    public boolean holds(MessageContent content) throws QueryFailedException {
        return (Boolean) evaluate(content, XPathConstants.BOOLEAN);
    }

    @Override
    public Optional<String> subtree(MessageContent content) throws QueryFailedException {
        NodeList nodes = (NodeList) evaluate(content, XPathConstants.NODESET);
        return nodes.getLength() == 0 ? Optional.empty() : Optional.of(XmlTree.text(nodes.item(0)));
    }

    @Override
    boolean concerns(MessageContent.Form form) {
        return form == MessageContent.Form.XML && needsBody;
    }

    @Override
    void hide(MessageContent copy) throws QueryFailedException {
        NodeList nodes = (NodeList) evaluate(copy, XPathConstants.NODESET);
        for (int i = 0; i < nodes.getLength(); i++) {
            XmlTree.hide(nodes.item(i));
        }
    }

    private Object evaluate(MessageContent content, QName type) throws QueryFailedException {
        Node context = needsBody ? content.xml() : content.root();
        Compiled compiled = idle.poll();
        if (compiled == null) {
            compiled = compile();
        }
        compiled.body = needsBody ? (Document) context : null;
        compiled.content = content;
        try {
            return compiled.expression.evaluate(context, type);
        } catch (XPathExpressionException | RuntimeException e) {
            throw failed("XPath could not evaluate it on this payload");
        } finally {
            compiled.body = null;
            compiled.content = null;
            idle.offer(compiled);
        }
    }

    private Compiled compile() {
        return new Compiled(expression(), prefixes);
    }

    /** When in doubt, yes: then the payload is parsed, which costs time and nothing else. */
    private static boolean needsBody(String expression) {
        String rest = LITERALS.matcher(expression).replaceAll(" ");
        rest = OTHER_VARIABLES.matcher(rest).replaceAll(" ");
        rest = FUNCTIONS_AND_OPERATORS.matcher(rest).replaceAll(" ");
        return STEPS.matcher(rest).find();
    }

    /** An expression and what its variables hold while it runs. */
    private static final class Compiled {
        private final XPathExpression expression;
        private MessageContent content;
        private Document body;

        Compiled(String text, Map<String, String> prefixes) {
            XPath xpath = XPathFactory.newDefaultInstance().newXPath();
            xpath.setNamespaceContext(new Prefixes(prefixes));
            xpath.setXPathVariableResolver(this::variable);
            try {
                expression = xpath.compile(text);
            } catch (XPathExpressionException e) {
                throw new IllegalArgumentException("'" + text + "' is not an XPath 1.0 expression: " + reason(e), e);
            }
        }

        private Object variable(QName name) {
            return switch (name.getLocalPart()) {
                case "Body" -> body;
                case "Root" -> content.root();
                case "Properties" -> content.part("Properties");
                case "LocalEnvironment", "Environment" -> content.part("LocalEnvironment");
                default -> "";
            };
        }

        private static String reason(Throwable e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            return String.valueOf(cause.getMessage());
        }
    }

    private record Prefixes(Map<String, String> uris) implements NamespaceContext {
        @Override
        public String getNamespaceURI(String prefix) {
            return uris.getOrDefault(prefix, XMLConstants.NULL_NS_URI);
        }

        @Override
        public String getPrefix(String uri) {
            throw new UnsupportedOperationException("XPath asks for URIs only");
        }

        @Override
        public Iterator<String> getPrefixes(String uri) {
            throw new UnsupportedOperationException("XPath asks for URIs only");
        }
    }
}
