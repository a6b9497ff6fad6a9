package org.waybill.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.Milestone;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;
import org.waybill.domain.definition.Stage;

/** The published schema, the documentation's examples, the reader and the writer of definitions agree. */
class DefinitionSchemaTest {

    private final JsonSchema schema = schema();

    private static JsonSchema schema() {
        try (InputStream text = DefinitionJson.class.getResourceAsStream("definition.schema.json")) {
            return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(text);
        } catch (IOException e) {
            throw new AssertionError("The schema is published beside the classes", e);
        }
    }

    private Set<ValidationMessage> problems(String json) {
        return schema.validate(json, InputFormat.JSON);
    }

    @Test
    void everyDefinitionThatComesWithTheDeploymentIsValid() {
        Map<String, String> deployed = DefinitionsStep.deployed();
        assertThat(deployed).isNotEmpty();
        deployed.forEach((file, text) -> assertThat(problems(text)).as(file).isEmpty());
    }

    @Test
    void whateverIsWrittenIsValid() {
        for (long seed = 0; seed < 300; seed++) {
            Definition definition = definition(new Random(seed));
            String written = DefinitionJson.write(definition);
            assertThat(problems(written)).as("seed %d: %s", seed, written).isEmpty();
            assertThat(DefinitionJson.read(written)).as("seed %d", seed).isEqualTo(definition);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}]}",
                "{\"$schema\":\"definition.schema.json\",\"name\":\"x\",\"events\":[{\"role\":\"end\",\"final\":true}]}",
                "{\"name\":\"x\",\"version\":null,\"validFrom\":null,\"description\":null,\"correlator\":null,\"keys\":null,"
                        + "\"limits\":null,\"events\":[{\"role\":\"end\",\"flow\":null,\"source\":null,\"eventName\":null,\"final\":null}]}",
                "{\"name\":\"x\",\"correlator\":{\"field\":\"claim\"},\"events\":[{\"role\":\"failure\"}]}",
                "{\"name\":\"x\",\"correlators\":[\"traceparent\",{\"property\":\"p\",\"field\":null,\"name\":null},"
                        + "{\"xpath\":\"//o:id\",\"namespaces\":{\"o\":\"urn:o\"},\"name\":\"order\"}],\"events\":[{\"role\":\"end\"}]}",
                "{\"name\":\"x\",\"correlators\":null,\"correlator\":{\"jsonPointer\":\"/a\"},\"events\":[{\"role\":\"end\"}]}",
                "{\"name\":\"Bestellung-1.ä\",\"validFrom\":\"2026-11-30T08:00+01:00\",\"events\":[{\"role\":\"progress\"}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"limits\":{\"endWithin\":\"P2DT12H\",\"silentFor\":\"PT0.5S\","
                        + "\"settle\":\"PT0S\",\"retryWindow\":null}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\",\"milestone\":\"paid\",\"stage\":\"s\"}],\"singleStart\":true,"
                        + "\"milestones\":[{\"name\":\"paid\",\"required\":null}],\"stages\":[{\"name\":\"s\",\"endWithin\":null}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\",\"milestone\":null,\"stage\":null}],\"singleStart\":null,"
                        + "\"milestones\":null,\"stages\":null}"
            })
    void whatTheReaderTakesIsValid(String json) {
        assertThat(problems(json)).isEmpty();
        assertThat(DefinitionJson.read(json).events()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "{}",
                "{\"name\":\"x\"}",
                "{\"name\":\"x\",\"events\":[]}",
                "{\"name\":\"x y\",\"events\":[{\"role\":\"start\"}]}",
                "{\"name\":\"-\",\"events\":[{\"role\":\"start\"}]}",
                "{\"name\":\"x\",\"events\":[{}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"START\"}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\",\"name\":\"Received\"}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\",\"final\":\"yes\"}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"version\":0}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"validFrom\":\"2026-11-30\"}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlator\":\"order\"}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlator\":{}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlator\":{\"field\":\"\"}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlator\":{\"field\":\"a\",\"property\":\"b\"}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlator\":{\"jsonPath\":\"$.a\",\"namespaces\":{\"a\":\"b\"}}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlator\":{\"field\":\"a\",\"name\":\"\"}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlators\":[]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlators\":[\"trace\"]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlators\":[\"local\",\"local\"]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"correlator\":\"local\",\"correlators\":[\"parent\"]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"keys\":[\"\"]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"keys\":[null]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"limits\":{\"endwithin\":\"PT1M\"}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"limits\":{\"endWithin\":\"5m\"}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"limits\":{\"endWithin\":\"PT0S\"}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"limits\":{\"settle\":\"-PT1S\"}}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"milestones\":[\"paid\"]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"milestones\":[{\"name\":\"\"}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"stages\":[{\"name\":\"s\",\"endWithin\":\"PT0S\"}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"stages\":[{\"name\":\"s\",\"settle\":\"PT1S\"}]}",
                "{\"name\":\"x\",\"events\":[{\"role\":\"start\"}],\"singleStart\":\"yes\"}"
            })
    void whatTheReaderRefusesIsNotValid(String json) {
        assertThat(problems(json)).isNotEmpty();
        assertThatThrownBy(() -> DefinitionJson.read(json)).isInstanceOf(InvalidDefinitionException.class);
    }

    @Test
    void theDocumentedExamplesAreReadAndValidAndBeginWithThePurchase() throws IOException {
        List<String> examples = examples();
        assertThat(examples).hasSizeGreaterThanOrEqualTo(2);
        for (String example : examples) {
            assertThat(problems(example)).as(example).isEmpty();
            assertThat(DefinitionJson.read(example).warnings()).as(example).isEmpty();
        }
        assertThat(DefinitionJson.read(examples.get(0)))
                .isEqualTo(DefinitionJson.read(DefinitionsStep.deployed().get("purchase.json")));
    }

    /** The JSON blocks of the documentation. */
    private static List<String> examples() throws IOException {
        List<String> examples = new ArrayList<>();
        StringBuilder block = new StringBuilder();
        boolean inside = false;
        for (String line : Files.readAllLines(Path.of("..", "docs", "definitions.md"))) {
            if (line.equals("```json")) {
                inside = true;
                block.setLength(0);
            } else if (line.equals("```") && inside) {
                inside = false;
                examples.add(block.toString());
            } else if (inside) {
                block.append(line).append('\n');
            }
        }
        return examples;
    }

    private static Definition definition(Random random) {
        Course course = course(random);
        List<EventPattern> events = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            events.add(new EventPattern(
                    oneOf(random, Role.values()),
                    pattern(random),
                    pattern(random),
                    pattern(random),
                    random.nextBoolean() ? Optional.of(random.nextBoolean()) : Optional.empty(),
                    random.nextBoolean() || course.milestones().isEmpty() ? "" : "milestone-0",
                    random.nextBoolean() || course.stages().isEmpty() ? "" : "stage-0"));
        }
        return new Definition(
                "purchase-" + random.nextInt(100),
                1 + random.nextInt(Integer.MAX_VALUE),
                Instant.ofEpochSecond(random.nextInt(Integer.MAX_VALUE), random.nextInt(1_000_000_000)),
                random.nextBoolean() ? "" : "An \"order\"\non its way ✓",
                correlators(random),
                events,
                random.nextBoolean() ? List.of() : List.of("orderNumber", "customer"),
                new Limits(
                        random.nextBoolean() ? Optional.of(limit(random)) : Optional.empty(),
                        random.nextBoolean() ? Optional.of(limit(random)) : Optional.empty(),
                        random.nextBoolean() ? Duration.ZERO : limit(random),
                        limit(random)),
                course);
    }

    private static Course course(Random random) {
        List<Milestone> milestones = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            milestones.add(new Milestone("milestone-" + milestones.size(), random.nextBoolean()));
        }
        List<Stage> stages = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0; i--) {
            stages.add(new Stage(
                    "stage-" + stages.size(),
                    random.nextBoolean() ? Optional.of(limit(random)) : Optional.empty(),
                    random.nextBoolean() ? Optional.of(limit(random)) : Optional.empty()));
        }
        return new Course(milestones, stages, random.nextBoolean());
    }

    private static <T> T oneOf(Random random, T[] values) {
        return values[random.nextInt(values.length)];
    }

    private static NamePattern pattern(Random random) {
        return random.nextBoolean() ? NamePattern.ANY : new NamePattern("*.transaction." + random.nextInt(10));
    }

    private static List<CorrelatorRule> correlators(Random random) {
        Map<String, CorrelatorRule> byName = new TreeMap<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            CorrelatorRule rule = correlator(random);
            byName.put(rule.name(), rule);
        }
        return List.copyOf(byName.values());
    }

    private static CorrelatorRule correlator(Random random) {
        CorrelatorRule.From from = oneOf(random, CorrelatorRule.From.values());
        String text = switch (from) {
            case GLOBAL_TRANSACTION_ID, PARENT_TRANSACTION_ID, LOCAL_TRANSACTION_ID, TRACE_PARENT -> "";
            case FIELD, PROPERTY -> oneOf(random, new String[] {"orderNumber", "shipmentNumber"});
            case XPATH -> "/o:order/@id";
            case JSON_POINTER -> "/order/id";
            case JSON_PATH -> "$.order.id";
        };
        boolean isNamed = from.isSpecified() && random.nextBoolean();
        return new CorrelatorRule(
                from,
                text,
                from == CorrelatorRule.From.XPATH ? Map.of("o", "urn:orders") : Map.of(),
                isNamed ? "number-" + random.nextInt(3) : CorrelatorRule.defaultName(from, text));
    }

    /** From a nanosecond to two years. */
    private static Duration limit(Random random) {
        return Duration.ofSeconds(random.nextInt(1 << random.nextInt(27)), 1 + random.nextInt(1_000_000_000));
    }
}
