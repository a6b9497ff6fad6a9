package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waybill.event.MonitoringEvent;

/** The published schema, the documentation's examples and the reader agree. */
class SchemaTest {

    private final JsonSchema schema = schema();

    private static JsonSchema schema() {
        try (InputStream text = MonitoringEvent.class.getResourceAsStream("monitoring-event.schema.json")) {
            return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(text);
        } catch (IOException e) {
            throw new AssertionError("The schema is published beside the classes", e);
        }
    }

    @Test
    void whateverIsWrittenIsValid() {
        for (long seed = 0; seed < 500; seed++) {
            byte[] written = EventWriter.write(new RandomEvents(seed).next(), EventFormat.NATIVE_JSON)
                    .content();
            String json = new String(written, StandardCharsets.UTF_8);
            assertThat(schema.validate(json, InputFormat.JSON))
                    .as("seed %d", seed)
                    .isEmpty();
        }
    }

    @Test
    void theSchemaKnowsEveryMember() {
        for (Member member : Member.ALL) {
            assertThat(schema.getSchemaNode()
                            .at("/properties/" + member.jsonName)
                            .isMissingNode())
                    .as(member.jsonName)
                    .isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"flow\":\"f\"}",
                "{\"createdAt\":\"2026-11-30T08:00:00Z\"}",
                "{\"flow\":\"f\",\"createdAt\":\"now\"}",
                "{\"flow\":\"f\",\"createdAt\":\"2026-11-30T08:00:00Z\",\"payload\":{}}",
                "{\"flow\":\"f\",\"createdAt\":\"2026-11-30T08:00:00Z\",\"payload\":{\"text\":\"a\",\"json\":1}}",
                "{\"flow\":\"f\",\"createdAt\":\"2026-11-30T08:00:00Z\",\"fields\":{\"a\":[]}}",
                "{\"flow\":\"f\",\"createdAt\":\"2026-11-30T08:00:00Z\",\"counter\":-1}"
            })
    void whatTheReaderRefusesIsNotValid(String json) {
        assertThat(schema.validate(json, InputFormat.JSON)).isNotEmpty();
        assertThat(RefusalTest.refusal(json.getBytes(StandardCharsets.UTF_8))).isNotEmpty();
    }

    @Test
    void theDocumentedExamplesAreReadAndValid() throws IOException, UnreadableEventException {
        List<String> examples = examples();
        assertThat(examples).hasSizeGreaterThanOrEqualTo(5);
        int checked = 0;
        for (String example : examples) {
            List<MonitoringEvent> events = new EventReader().read(Examples.of(example, ""));
            assertThat(events).as(example).isNotEmpty();
            if (example.startsWith("{") && !example.contains("specversion")) {
                assertThat(schema.validate(example, InputFormat.JSON))
                        .as(example)
                        .isEmpty();
                checked++;
            }
        }
        assertThat(checked).isGreaterThanOrEqualTo(2);
    }

    /** The JSON and XML blocks of the documentation. */
    private static List<String> examples() throws IOException {
        List<String> examples = new ArrayList<>();
        StringBuilder block = null;
        for (String line : Files.readAllLines(Path.of("..", "docs", "events.md"))) {
            if (line.equals("```json") || line.equals("```xml")) {
                block = new StringBuilder();
            } else if (line.equals("```") && block != null) {
                examples.add(block.toString());
                block = null;
            } else if (block != null) {
                block.append(line).append('\n');
            }
        }
        return examples;
    }
}
