package org.waybill.event.query;

import java.util.Map;
import java.util.Optional;

/** An absolute path that is a JSON Pointer to JSON and XPath to XML: one profile serves both. */
final class PathQuery extends Query {

    private final JsonPointerQuery pointer;
    private final XPathQuery path;

    PathQuery(String expression, JsonPointerQuery pointer, XPathQuery path) {
        super(expression);
        this.pointer = pointer;
        this.path = path;
    }

    /** What is no XPath, such as {@code /items/0/id}, is a JSON Pointer alone. */
    static Query ofEither(String expression, Map<String, String> prefixes) {
        JsonPointerQuery pointer = new JsonPointerQuery(expression);
        try {
            return new PathQuery(expression, pointer, new XPathQuery(expression, prefixes));
        } catch (IllegalArgumentException onlyJson) {
            return pointer;
        }
    }

    private Query fitting(MessageContent content) {
        return content.form() == MessageContent.Form.JSON ? pointer : path;
    }

    @Override
    public String text(MessageContent content) throws QueryFailedException {
        return fitting(content).text(content);
    }

    @Override
    public boolean holds(MessageContent content) throws QueryFailedException {
        return fitting(content).holds(content);
    }

    @Override
    public Optional<String> subtree(MessageContent content) throws QueryFailedException {
        return fitting(content).subtree(content);
    }

    @Override
    boolean concerns(MessageContent.Form form) {
        return pointer.concerns(form) || path.concerns(form);
    }

    @Override
    void hide(MessageContent copy) throws QueryFailedException {
        fitting(copy).hide(copy);
    }
}
