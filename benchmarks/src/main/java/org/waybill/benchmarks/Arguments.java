package org.waybill.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.waybill.launcher.Database;

/**
 * What the command line asks for.
 *
 * @param benchmark the benchmark's name
 * @param database which database to measure on; PostgreSQL when nothing is said, since the figures are about it
 * @param seconds how long each measurement takes, 1 to 600; 8 when nothing is said
 * @param rounds how often each variant is measured, 3 to 99, odd so that there is a median
 * @param events how many events there are in the store that is asked, 100,000 to 100,000,000; 10,000,000 when nothing is said
 * @param settings the server's properties, as in jca-config/waybill.properties, beside the usual ones
 * @param folder where server and database keep their files: the disk that is measured
 * @param flightRecording where the server writes its flight recording, for a profile
 */
record Arguments(
        String benchmark,
        Database database,
        int seconds,
        int rounds,
        int events,
        Map<String, String> settings,
        Path folder,
        Optional<Path> flightRecording) {

    static final String USAGE = "usage: benchmarks/run NAME [--database h2|postgresql] [--seconds 1-600]"
            + " [--rounds 3-99] [--events N] [--set NAME=VALUE]... [--folder DIR] [--jfr FILE]";

    private static final List<String> OPTIONS =
            List.of("--database", "--seconds", "--rounds", "--events", "--folder", "--jfr");

    Arguments {
        settings = Map.copyOf(settings);
    }

    /** @throws IllegalArgumentException saying what is wrong and what would be right */
    static Arguments of(String... words) {
        if (words.length == 0 || words[0].startsWith("-")) {
            throw new IllegalArgumentException("The name of a benchmark is missing.");
        }
        Map<String, String> options = new TreeMap<>();
        Map<String, String> settings = new TreeMap<>();
        Iterator<String> rest = Arrays.asList(words).subList(1, words.length).iterator();
        while (rest.hasNext()) {
            String option = rest.next();
            if (!rest.hasNext()) {
                throw new IllegalArgumentException("The value of " + option + " is missing.");
            }
            if (option.equals("--set")) {
                set(settings, rest.next());
            } else if (OPTIONS.contains(option)) {
                options.put(option, rest.next());
            } else {
                throw new IllegalArgumentException("There is no option " + option + ".");
            }
        }
        return new Arguments(
                words[0],
                Database.named(options.getOrDefault("--database", Database.POSTGRESQL.folder())),
                number(options, "--seconds", 8, 1, 600),
                number(options, "--rounds", 3, 3, 99) | 1,
                number(options, "--events", 10_000_000, 100_000, 100_000_000),
                settings,
                Path.of(options.getOrDefault("--folder", "target/sites")),
                Optional.ofNullable(options.get("--jfr")).map(Path::of));
    }

    /** Options of the server's virtual machine: these, and the flight recording if one is wanted. */
    List<String> javaOptions(String... options) {
        List<String> all = new ArrayList<>(List.of(options));
        flightRecording.ifPresent(
                file -> all.add("-XX:StartFlightRecording=settings=profile,filename=" + file.toAbsolutePath()));
        return all;
    }

    private static void set(Map<String, String> settings, String value) {
        int equals = value.indexOf('=');
        if (equals < 1) {
            throw new IllegalArgumentException("--set wants NAME=VALUE, not " + value);
        }
        settings.put(value.substring(0, equals), value.substring(equals + 1));
    }

    private static int number(Map<String, String> options, String option, int usual, int least, int most) {
        String value = options.getOrDefault(option, Integer.toString(usual));
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
