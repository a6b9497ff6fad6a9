package org.waybill.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** CPU time of processes with all their descendants, living and ended, from {@code /proc} (proc(5)). */
final class CpuTime {

    /** {@code USER_HZ}, which Linux fixes at 100 for everything that it shows. */
    private static final double TICKS_PER_SECOND = 100;

    private CpuTime() {}

    /**
     * Seconds of CPU, user and system, that these processes have taken since they began; 10 ms exact.
     *
     * @param processes ids; descendants count with each
     */
    static double seconds(List<Long> processes) {
        Map<Long, Stat> all = all();
        long ticks = 0;
        for (Map.Entry<Long, Stat> entry : all.entrySet()) {
            if (descends(entry.getKey(), processes, all)) {
                ticks += entry.getValue().ticks;
            }
        }
        return ticks / TICKS_PER_SECOND;
    }

    private static boolean descends(long process, List<Long> ancestors, Map<Long, Stat> all) {
        for (long at = process; all.containsKey(at); at = all.get(at).parent) {
            if (ancestors.contains(at)) {
                return true;
            }
        }
        return false;
    }

    private static Map<Long, Stat> all() {
        Map<Long, Stat> all = new HashMap<>();
        try (Stream<Path> processes = Files.list(Path.of("/proc"))) {
            processes
                    .filter(path -> path.getFileName().toString().chars().allMatch(Character::isDigit))
                    .forEach(path -> read(path, all));
        } catch (IOException e) {
            throw new UncheckedIOException("CPU time can be read on Linux only", e);
        }
        return all;
    }

    private static void read(Path process, Map<Long, Stat> all) {
        try {
            String text = Files.readString(process.resolve("stat"), StandardCharsets.ISO_8859_1);
            // the name in brackets may hold anything; behind it: state, parent, …, utime (14), stime, cutime, cstime
            String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ", -1);
            long ticks = 0;
            for (int field = 11; field <= 14; field++) {
                ticks += Long.parseLong(fields[field]);
            }
            all.put(Long.parseLong(process.getFileName().toString()), new Stat(Long.parseLong(fields[1]), ticks));
        } catch (IOException endedMeanwhile) {
            // its time is with its parent now
        }
    }

    private record Stat(long parent, long ticks) {}
}
