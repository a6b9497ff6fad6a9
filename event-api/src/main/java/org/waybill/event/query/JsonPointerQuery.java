package org.waybill.event.query;

import com.fasterxml.jackson.core.JsonPointer;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** JSON Pointer (RFC 6901) on a JSON payload. */
final class JsonPointerQuery extends Query {

    private final JsonPointer pointer;

    JsonPointerQuery(String expression) {
        super(expression);
        pointer = JsonPointer.compile(expression);
    }

    @Override
    public String text(MessageContent content) throws QueryFailedException {
        return JsonTree.text(find(content.json(), pointer));
    }

    @Override
    public boolean holds(MessageContent content) throws QueryFailedException {
        return JsonTree.holds(find(content.json(), pointer));
    }

    @Override
    public Optional<String> subtree(MessageContent content) throws QueryFailedException {
        return Optional.ofNullable(find(content.json(), pointer)).map(JsonTree::write);
    }

    @Override
    boolean concerns(MessageContent.Form form) {
        return form == MessageContent.Form.JSON;
    }

    @Override
    @SuppressWarnings("unchecked") // the tree is made of maps by text and of lists, see JsonTree
    void hide(MessageContent copy) throws QueryFailedException {
        Object parent = find(copy.json(), pointer.head());
        JsonPointer last = pointer.last();
        if (parent instanceof Map<?, ?> object && object.containsKey(last.getMatchingProperty())) {
            ((Map<String, Object>) object).put(last.getMatchingProperty(), Mask.HIDDEN);
        } else if (parent instanceof List<?> array && isIn(array, last.getMatchingIndex())) {
            ((List<Object>) array).set(last.getMatchingIndex(), Mask.HIDDEN);
        }
    }

    private static Object find(Object tree, JsonPointer pointer) {
        Object at = tree;
        for (JsonPointer rest = pointer; !rest.matches(); rest = rest.tail()) {
            if (at instanceof Map<?, ?> object) {
                at = object.get(rest.getMatchingProperty());
            } else if (at instanceof List<?> array && isIn(array, rest.getMatchingIndex())) {
                at = array.get(rest.getMatchingIndex());
            } else {
                return null;
            }
        }
        return at;
    }

    private static boolean isIn(List<?> array, int index) {
        return index >= 0 && index < array.size();
    }
}
