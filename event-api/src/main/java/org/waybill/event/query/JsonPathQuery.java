package org.waybill.event.query;

import com.jayway.jsonpath.Configuration;
import com.jayway.jsonpath.JsonPath;
import com.jayway.jsonpath.JsonPathException;
import com.jayway.jsonpath.PathNotFoundException;
import java.util.List;
import java.util.Optional;

/** JSONPath on a JSON payload. */
final class JsonPathQuery extends Query {

    private static final Configuration ON_TREES = Configuration.builder()
            .jsonProvider(new JsonTreeProvider())
            .mappingProvider(new JsonTreeProvider.NoMapping())
            .build();

    private final JsonPath path;

    JsonPathQuery(String expression) {
        super(expression);
        try {
            path = JsonPath.compile(expression);
        } catch (JsonPathException | IllegalArgumentException e) {
            throw new IllegalArgumentException("'" + expression + "' is not a JSONPath expression" + why(e), e);
        }
    }

    /** The library's words, unless it has stumbled itself: then its words tell nobody anything. */
    private static String why(RuntimeException refusal) {
        boolean stumbled = refusal.getCause() instanceof RuntimeException;
        return stumbled ? "; right is one like $.order.id" : ": " + refusal.getMessage();
    }

    @Override
    public String text(MessageContent content) throws QueryFailedException {
        return JsonTree.text(value(content));
    }

    @Override
    public boolean holds(MessageContent content) throws QueryFailedException {
        return JsonTree.holds(value(content));
    }

    @Override
    public Optional<String> subtree(MessageContent content) throws QueryFailedException {
        return Optional.ofNullable(value(content)).map(JsonTree::write);
    }

    @Override
    boolean concerns(MessageContent.Form form) {
        return form == MessageContent.Form.JSON;
    }

    @Override
    void hide(MessageContent copy) throws QueryFailedException {
        if (value(copy) == null) {
            return;
        }
        try {
            Object unused = path.set(copy.json(), Mask.HIDDEN, ON_TREES);
        } catch (JsonPathException e) {
            throw failed("it cannot be replaced there");
        }
    }

    /** The value, of several the first; null when there is none, which is also what JSON's null means here. */
    private Object value(MessageContent content) throws QueryFailedException {
        try {
            Object found = path.read(content.json(), ON_TREES);
            if (path.isDefinite()) {
                return found;
            }
            List<?> several = (List<?>) found;
            return several.isEmpty() ? null : several.get(0);
        } catch (PathNotFoundException e) {
            return null;
        } catch (JsonPathException | IllegalArgumentException | ClassCastException e) {
            throw failed("JSONPath could not evaluate it on this payload");
        }
    }
}
