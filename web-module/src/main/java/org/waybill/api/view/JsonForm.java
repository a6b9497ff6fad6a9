package org.waybill.api.view;

import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.json.bind.JsonbConfig;
import jakarta.json.bind.config.PropertyOrderStrategy;
import jakarta.json.bind.serializer.JsonbSerializer;
import jakarta.json.bind.serializer.SerializationContext;
import jakarta.json.stream.JsonGenerator;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.Provider;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How the server's JSON provider writes the views: times with microseconds in UTC, what is absent as {@code null}. */
@Provider
public class JsonForm implements ContextResolver<Jsonb> {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "uuuu-MM-dd'T'HH:mm:ss.SSSSSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private final Jsonb jsonb = JsonbBuilder.create(new JsonbConfig()
            .withNullValues(true)
            .withPropertyOrderStrategy(PropertyOrderStrategy.ANY)
            .withSerializers(new TimeSerializer(), new ExtensionSerializer()));

    @Override
    public Jsonb getContext(Class<?> type) {
        return jsonb;
    }

    /** A time as RFC 3339 has it, in UTC, with six digits of a second. */
    public static String time(Instant time) {
        return TIME.format(time);
    }

    /**
     * A record whose first component is written as if its members were the record's own: a view that says all that
     * another one says, and more.
     */
    public interface Extension {}

    private static final class TimeSerializer implements JsonbSerializer<Instant> {
        @Override
        public void serialize(Instant time, JsonGenerator json, SerializationContext context) {
            json.write(time(time));
        }
    }

    private static final class ExtensionSerializer implements JsonbSerializer<Extension> {
        @Override
        public void serialize(Extension view, JsonGenerator json, SerializationContext context) {
            json.writeStartObject();
            RecordComponent[] components = view.getClass().getRecordComponents();
            Object base = valueOf(components[0], view);
            for (RecordComponent component : base.getClass().getRecordComponents()) {
                context.serialize(component.getName(), valueOf(component, base), json);
            }
            for (int i = 1; i < components.length; i++) {
                context.serialize(components[i].getName(), valueOf(components[i], view), json);
            }
            json.writeEnd();
        }

        private static Object valueOf(RecordComponent component, Object view) {
            try {
                return component.getAccessor().invoke(view);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("A view is a public record: " + view.getClass(), e);
            }
        }
    }
}
