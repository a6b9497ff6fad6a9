package org.waybill.definition;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DifferenceTest {

    @Test
    void fieldsAreComparedOneByOne() {
        assertThat(differences(
                        "{'a': 1, 'limits': {'endWithin': 'PT5M', 'settle': 'PT1S'}, 'gone': true}",
                        "{'a': 1, 'limits': {'endWithin': 'PT9M', 'settle': 'PT1S', 'new': 'PT2S'}}"))
                .containsExactly(
                        "limits.endWithin: \"PT5M\" -> \"PT9M\"",
                        "limits.new: absent -> \"PT2S\"",
                        "gone: true -> absent");
    }

    @Test
    void whatIsPutIntoAListIsOneDifference() {
        assertThat(differences("{'l': ['a', 'b', 'c']}", "{'l': ['a', 'x', 'b', 'c']}"))
                .containsExactly("l[1]: absent -> \"x\"");
        assertThat(differences("{'l': ['a', 'b', 'c']}", "{'l': ['b', 'c']}")).containsExactly("l[0]: \"a\" -> absent");
    }

    @Test
    void aChangedElementOfAListIsComparedFieldByField() {
        assertThat(differences(
                        "{'events': [{'role': 'start'}, {'role': 'end', 'flow': 'A'}, {'role': 'failure'}]}",
                        "{'events': [{'role': 'start'}, {'role': 'end', 'flow': 'B'}, {'role': 'failure'}]}"))
                .containsExactly("events[1].flow: \"A\" -> \"B\"");
    }

    @Test
    void equalDocumentsHaveNoneAndOthersHave() {
        for (long seed = 0; seed < 500; seed++) {
            Random random = new Random(seed);
            List<String> before = list(random);
            List<String> after = list(random);
            List<String> found = differences("{'l': " + before + "}", "{'l': " + after + "}");
            assertThat(found.isEmpty())
                    .as("seed %d: %s, %s", seed, before, after)
                    .isEqualTo(before.equals(after));
            assertThat(found.size())
                    .as("seed %d: %s, %s", seed, before, after)
                    .isLessThanOrEqualTo(Math.max(before.size(), after.size()) * 2);
        }
    }

    private static List<String> list(Random random) {
        List<String> list = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            list.add("'" + (char) ('a' + random.nextInt(3)) + "'");
        }
        return list;
    }

    private static List<String> differences(String before, String after) {
        return Difference.between(
                        DefinitionJson.parse(before.replace('\'', '"')), DefinitionJson.parse(after.replace('\'', '"')))
                .stream()
                .map(one -> one.path() + ": " + text(one.before()) + " -> " + text(one.after()))
                .toList();
    }

    private static String text(Optional<JsonValue> value) {
        return value.map(JsonValue::toString).orElse("absent");
    }
}
