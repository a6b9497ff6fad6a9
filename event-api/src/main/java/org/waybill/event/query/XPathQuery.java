package org.waybill.event.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Pattern;
import org.jaxen.FunctionContext;
import org.jaxen.JaxenException;
import org.jaxen.SimpleNamespaceContext;
import org.jaxen.UnresolvableException;
import org.jaxen.XPath;
import org.jaxen.XPathFunctionContext;
import org.jaxen.dom.DOMXPath;
import org.jaxen.saxpath.SAXPathException;
import org.jaxen.saxpath.XPathReader;
import org.jaxen.saxpath.helpers.DefaultXPathHandler;
import org.jaxen.saxpath.helpers.XPathReaderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Node;

/**
 * XPath 1.0. IBM's {@code $Body/order/id} is an ordinary expression: a variable that holds a node, and a path from there.
 *
 * <p>Evaluated by Jaxen, which walks the DOM as it is; the JDK's own makes another tree of it first, for each expression
 * and message.
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
        return evaluate(content, XPath::stringValueOf);
    }

    @Override
    public boolean holds(MessageContent content) throws QueryFailedException {
        return evaluate(content, XPath::booleanValueOf);
    }

    @Override
    public Optional<String> subtree(MessageContent content) throws QueryFailedException {
        return nodes(content).stream().findFirst().map(XmlTree::text);
    }

    @Override
    boolean concerns(MessageContent.Form form) {
        return form == MessageContent.Form.XML && needsBody;
    }

    @Override
    void hide(MessageContent copy) throws QueryFailedException {
        nodes(copy).forEach(XmlTree::hide);
    }

    private List<Node> nodes(MessageContent content) throws QueryFailedException {
        List<Node> nodes = new ArrayList<>();
        for (Object found : evaluate(content, XPath::selectNodes)) {
            if (!(found instanceof Node node)) {
                throw failed("It gives a value where parts of the payload are wanted");
            }
            nodes.add(node);
        }
        return nodes;
    }

    private <T> T evaluate(MessageContent content, Evaluation<T> evaluation) throws QueryFailedException {
        Node context = needsBody ? content.xml() : content.root();
        Compiled compiled = idle.poll();
        if (compiled == null) {
            compiled = compile();
        }
        compiled.body = needsBody ? (Document) context : null;
        compiled.content = content;
        try {
            return evaluation.of(compiled.xpath, context);
        } catch (JaxenException | RuntimeException e) {
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

    private interface Evaluation<T> {
        T of(XPath xpath, Node context) throws JaxenException;
    }

    /** An expression and what its variables hold while it runs. */
    private static final class Compiled {

        /** XPath 1.0's own: no function here opens a document or runs a text as an expression. */
        private static final FunctionContext FUNCTIONS = new XPathFunctionContext(false);

        private final XPath xpath;
        private MessageContent content;
        private Document body;

        Compiled(String text, Map<String, String> prefixes) {
            try {
                XPathReader reader = XPathReaderFactory.createReader();
                reader.setXPathHandler(new Names(prefixes));
                reader.parse(text);
                xpath = new DOMXPath(text);
            } catch (SAXPathException e) {
                throw new IllegalArgumentException(
                        "'" + text + "' is not an XPath 1.0 expression: " + e.getMessage(), e);
            }
            xpath.setFunctionContext(FUNCTIONS);
            xpath.setNamespaceContext(new SimpleNamespaceContext(prefixes));
            xpath.setVariableContext((uri, prefix, name) -> variable(name));
        }

        private Object variable(String name) {
            return switch (name) {
                case "Body" -> body;
                case "Root" -> content.root();
                case "Properties" -> content.part("Properties");
                case "LocalEnvironment", "Environment" -> content.part("LocalEnvironment");
                default -> "";
            };
        }
    }

    /** Refuses names that nobody knows when the expression is compiled, not when the first message comes. */
    private static final class Names extends DefaultXPathHandler {

        private final Map<String, String> prefixes;

        Names(Map<String, String> prefixes) {
            this.prefixes = prefixes;
        }

        @Override
        public void startNameStep(int axis, String prefix, String localName) throws SAXPathException {
            if (!prefix.isEmpty() && !prefix.equals("xml") && !prefixes.containsKey(prefix)) {
                throw new SAXPathException("the prefix '" + prefix + "' is not declared");
            }
        }

        @Override
        public void startFunction(String prefix, String name) throws SAXPathException {
            try {
                Compiled.FUNCTIONS.getFunction(prefixes.get(prefix), prefix, name);
            } catch (UnresolvableException e) {
                throw new SAXPathException("there is no function '" + name + "'", e);
            }
        }
    }
}
