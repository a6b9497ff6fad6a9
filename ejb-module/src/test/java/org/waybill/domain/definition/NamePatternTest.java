package org.waybill.domain.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamePatternTest {

    @ParameterizedTest
    @CsvSource({
        "*, anything, true",
        "Order In.transaction.Start, Order In.transaction.Start, true",
        "Order In.transaction.Start, order in.transaction.start, false",
        "*.transaction.Rollback, A.B.transaction.Rollback, true",
        "*.transaction.Rollback, A.transaction.Rollback.x, false",
        "NODE*.*.OrderFlow, NODE1.default.OrderFlow, true",
        "a*b*c, abc, true",
        "a*b*c, ac, false",
        "a.c, abc, false"
    })
    void fits(String pattern, String name, boolean fits) {
        assertThat(new NamePattern(pattern).matches(name)).isEqualTo(fits);
    }

    @Test
    void fitsWhatTheSameRegularExpressionFits() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < 5_000; i++) {
            String pattern = text(random, "ab*");
            String name = text(random, "ab");
            boolean expected = Pattern.matches(pattern.replace("*", ".*"), name);
            assertThat(new NamePattern(pattern).matches(name))
                    .as("'%s' on '%s', seed %d", pattern, name, seed)
                    .isEqualTo(expected);
        }
    }

    private static String text(Random random, String letters) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(8); length > 0; length--) {
            text.append(letters.charAt(random.nextInt(letters.length())));
        }
        return text.toString();
    }
}
