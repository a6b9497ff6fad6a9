package org.waybill.benchmarks;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.waybill.launcher.Database;

/**
 * What the command line asks for.
 *
 * @param benchmark the benchmark's name
 * @param database which database to measure on; PostgreSQL when nothing is said, since the figures are about it
 * @param seconds how long each measurement takes, 1 to 600; 8 when nothing is said
 * @param rounds how often each variant is measured, 3 to 99, odd so that there is a median
 * @param settings the server's properties, as in jca-config/waybill.properties, beside the usual ones
 * @param flightRecording where the server writes its flight recording for a profile; empty for none
 */
record Arguments(
        String benchmark,
        Database database,
        int seconds,
        int rounds,
        Map<String, String> settings,
        String flightRecording) {

    static final String USAGE =
            "usage: benchmarks/run NAME [--database h2|postgresql] [--seconds 1-600] [--rounds 3-99] [--set NAME=VALUE] [--jfr FILE]";

    /** @throws IllegalArgumentException saying what is wrong and what would be right */
    static Arguments of(String... words) {
        if (words.length == 0 || words[0].startsWith("-")) {
            throw new IllegalArgumentException("The name of a benchmark is missing.");
        }
        Arguments arguments = new Arguments(words[0], Database.POSTGRESQL, 8, 3, Map.of(), "");
        Iterator<String> rest = Arrays.asList(words).subList(1, words.length).iterator();
        while (rest.hasNext()) {
            String option = rest.next();
            if (!rest.hasNext()) {
                throw new IllegalArgumentException("The value of " + option + " is missing.");
            }
            arguments = arguments.with(option, rest.next());
        }
        return arguments;
    }

    private Arguments with(String option, String value) {
        return switch (option) {
            case "--database" ->
                new Arguments(benchmark, Database.named(value), seconds, rounds, settings, flightRecording);
            case "--seconds" ->
                new Arguments(benchmark, database, number(option, value, 1, 600), rounds, settings, flightRecording);
            case "--rounds" ->
                new Arguments(
                        benchmark, database, seconds, number(option, value, 3, 99) | 1, settings, flightRecording);
            case "--set" -> new Arguments(benchmark, database, seconds, rounds, with(settings, value), flightRecording);
            case "--jfr" -> new Arguments(benchmark, database, seconds, rounds, settings, value);
            default -> throw new IllegalArgumentException("There is no option " + option + ".");
        };
    }

    private static Map<String, String> with(Map<String, String> settings, String value) {
        int equals = value.indexOf('=');
        if (equals < 1) {
            throw new IllegalArgumentException("--set wants NAME=VALUE, not " + value);
        }
        Map<String, String> all = new TreeMap<>(settings);
        all.put(value.substring(0, equals), value.substring(equals + 1));
        return Map.copyOf(all);
    }

    /** Options of the server's virtual machine. */
    List<String> javaOptions() {
        return flightRecording.isEmpty()
                ? List.of()
                : List.of("-XX:StartFlightRecording=settings=profile,filename=" + flightRecording);
    }

    private static int number(String option, String value, int least, int most) {
        try {
            int number = Integer.parseInt(value);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            // said below, as for a number out of range
        }
        throw new IllegalArgumentException(option + " wants a number from " + least + " to " + most + ", not " + value);
    }
}
