package org.waybill.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.CorrelatorRule;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.Limits;
import org.waybill.domain.definition.NamePattern;
import org.waybill.domain.definition.Role;

class DefinitionJsonTest {

    @Test
    void readsWhatItWrites() {
        Definition purchase = SampleEvents.definition("purchase", 3, Instant.parse("2026-01-02T03:04:05.000006Z"));
        assertThat(DefinitionJson.read(DefinitionJson.write(purchase))).isEqualTo(purchase);
    }

    @Test
    void readsTheShortForm() {
        Definition short_ = DefinitionJson.read("""
                {"name": "payment", "correlator": {"field": "paymentId"},
                 "limits": {"endWithin": "PT5M"},
                 "events": [{"role": "start", "flow": "Pay*"}, {"role": "failure", "source": "*.Rollback", "final": true}]}
                """);
        assertThat(short_.version()).isEqualTo(1);
        assertThat(short_.validFrom()).isEqualTo(Instant.EPOCH);
        assertThat(short_.correlators()).containsExactly(new CorrelatorRule(CorrelatorRule.From.FIELD, "paymentId"));
        assertThat(short_.limits())
                .isEqualTo(new Limits(
                        Optional.of(Duration.ofMinutes(5)),
                        Optional.empty(),
                        Limits.DEFAULT.settle(),
                        Limits.DEFAULT.retryWindow()));
        assertThat(short_.events().get(0).role()).isEqualTo(Role.START);
        assertThat(short_.events().get(0).source()).isEqualTo(NamePattern.ANY);
        assertThat(short_.events().get(1).finalFailure()).contains(true);
        assertThat(short_.warnings())
                .containsExactly("No event has the role end: no transaction will ever be complete.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[] | the definition must be an object, was []",
                "{} | name is missing",
                "{\"name\": 1} | name must be a text in quotes, was 1",
                "{\"name\": \"x\"} | events must name at least one event",
                "{\"name\": \"x\", \"evnts\": []} | evnts is not known; known are $schema, correlator, correlators, description, events, keys, limits, milestones, name, singleStart, stages, validFrom, version",
                "{\"name\": \"x\", \"events\": [{\"role\": \"begin\"}]} | events[0].role must be start, progress, end or failure, was 'begin'",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\", \"final\": 1}]} | events[0].final must be true or false, was 1",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"limits\": {\"endWithin\": \"5m\"}} | limits.endWithin must be an ISO 8601 duration like PT5M or P2DT12H, was '5m'",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"limits\": {\"endWithin\": \"-PT1S\"}} | limits.endWithin must be more than zero and at most ten years, was PT-1S",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"correlator\": \"order\"} | correlator must be \"global\", \"parent\", \"local\", \"traceparent\" or an object with one of field, property, xpath, jsonPointer and jsonPath, was \"order\"",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"milestones\": [{}]} | milestones[0].name is missing",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"milestones\": [{\"name\": \"a\"}, {\"name\": \"a\"}]} | milestones[1].name must be unique, but 'a' is there before",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"stages\": [{\"name\": \"\"}]} | stages[0].name must have 1 to 100 characters, was ''",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"stages\": [{\"name\": \"a\", \"silentFor\": \"PT0S\"}]} | stages[0].silentFor must be more than zero and at most ten years, was PT0S",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\", \"milestone\": \"paid\"}]} | events[0].milestone must be the name of one of the milestones, was 'paid'",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\", \"stage\": \"dispatch\"}]} | events[0].stage must be the name of one of the stages, was 'dispatch'",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"correlator\": {\"jsonPath\": \"$.a.\"}} | correlator.jsonPath cannot be asked: '$.a.' is not a JSONPath expression: Path must not end with a '.' or '..'",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"correlator\": {\"jsonPath\": \"$..[\"}} | correlator.jsonPath cannot be asked: '$..[' is not a JSONPath expression; right is one like $.order.id",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"correlators\": [\"global\", {\"xpath\": \"//o:id\"}]} | correlators[1].xpath cannot be asked: '//o:id' is not an XPath 1.0 expression: the prefix 'o' is not declared",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"correlators\": [{\"field\": \"a\"}, {\"property\": \"a\"}]} | correlators must have different names, were [a, a]",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"correlators\": [\"local\", {\"field\": \"a\", \"property\": \"b\"}]} | correlators[1] must have exactly one of field, property, xpath, jsonPointer and jsonPath, was {\"field\":\"a\",\"property\":\"b\"}",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"correlators\": [\"local\", {\"feild\": \"a\"}]} | correlators[1].feild is not known; known are field, jsonPath, jsonPointer, name, namespaces, property, xpath",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"correlator\": \"local\", \"correlators\": [\"parent\"]} | correlator and correlators exclude each other: give one of them",
                "{\"name\": \"x\", \"events\": [{\"role\": \"start\"}], \"validFrom\": \"monday\"} | validFrom must be a time like 2026-11-30T08:00:00Z, was 'monday'",
            })
    void saysWhatIsWrongAndWhatWouldBeRight(String text, String message) {
        assertThatThrownBy(() -> DefinitionJson.read(text)).hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"{\"name\": | line 1, column", "'' | line 1, column", "{\"name\" 1} | line 1, column"})
    void saysWhereTheTextIsNotJson(String text, String where) {
        assertThatThrownBy(() -> DefinitionJson.read(text)).hasMessageStartingWith(where);
    }

    @Test
    void readsEveryDefinitionThatComesWithTheDeployment() {
        Map<String, String> deployed = DefinitionsStep.deployed();
        assertThat(deployed).isNotEmpty();
        deployed.forEach((file, text) ->
                assertThat(DefinitionJson.read(text).warnings()).as(file).isEmpty());
    }
}
