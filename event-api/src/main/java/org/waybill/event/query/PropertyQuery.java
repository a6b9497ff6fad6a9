package org.waybill.event.query;

import java.util.Optional;

/** A message property or header by its name. Costs a look-up, never a parser. */
final class PropertyQuery extends Query {

    private final String name;

    PropertyQuery(String expression, String name) {
        super(expression);
        this.name = name;
    }

    @Override
    public String text(MessageContent content) {
        return content.property(name);
    }

    @Override
    public boolean holds(MessageContent content) {
        String value = content.property(name);
        return !value.isEmpty() && !value.equals("false");
    }

    @Override
    public Optional<String> subtree(MessageContent content) {
        return Optional.of(content.property(name)).filter(value -> !value.isEmpty());
    }

    @Override
    boolean concerns(MessageContent.Form form) {
        return false;
    }

    @Override
    void hide(MessageContent copy) {
        copy.hideProperty(name);
    }
}
