package org.waybill.event.query;

import com.jayway.jsonpath.Configuration;
import com.jayway.jsonpath.InvalidJsonException;
import com.jayway.jsonpath.TypeRef;
import com.jayway.jsonpath.spi.json.AbstractJsonProvider;
import com.jayway.jsonpath.spi.mapper.MappingProvider;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Lets JSONPath walk a {@link JsonTree}, so that a message is parsed once for all its queries. */
final class JsonTreeProvider extends AbstractJsonProvider {

    @Override
    public Object parse(String json) {
        try {
            return JsonTree.parse(json.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new InvalidJsonException(e);
        }
    }

    @Override
    public Object parse(InputStream stream, String charset) {
        try {
            return parse(new String(stream.readAllBytes(), charset));
        } catch (IOException e) {
            throw new InvalidJsonException(e);
        }
    }

    @Override
    public String toJson(Object value) {
        return JsonTree.write(value);
    }

    @Override
    public Object createArray() {
        return new ArrayList<>();
    }

    @Override
    public Object createMap() {
        return new LinkedHashMap<>();
    }

    /** Answers are trees; nothing is ever mapped to a class. */
    static final class NoMapping implements MappingProvider {
        @Override
        public <T> T map(Object source, Class<T> target, Configuration configuration) {
            throw new UnsupportedOperationException("A query answers with text, not with " + target);
        }

        @Override
        public <T> T map(Object source, TypeRef<T> target, Configuration configuration) {
            throw new UnsupportedOperationException("A query answers with text, not with " + target);
        }
    }
}
