package org.waybill.domain.definition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The way that a business transaction is expected to go. Facts hold milestones and stages by their numbers, so a later
 * version may add to the end of both lists and change nothing of the order.
 *
 * @param milestones in the order of their numbers, which count from 0; at most {@value #MAX_MILESTONES}
 * @param stages in the order in which they are passed; their numbers count from 1; at most {@value #MAX_STAGES}
 * @param singleStart whether more than one start means that the events do not add up
 */
public record Course(List<Milestone> milestones, List<Stage> stages, boolean singleStart) {

    /** The most milestones: each is one bit of a 64-bit number. */
    public static final int MAX_MILESTONES = 60;

    /** The most stages. */
    public static final int MAX_STAGES = 1000;

    /** Nothing is expected on the way. */
    public static final Course FREE = new Course(List.of(), List.of(), false);

    private static final int MAX_NAME = 100;

    /** @throws InvalidDefinitionException naming the field that is wrong */
    public Course {
        milestones = List.copyOf(milestones);
        stages = List.copyOf(stages);
        requireNames("milestones", milestones.stream().map(Milestone::name).toList(), MAX_MILESTONES);
        requireNames("stages", stages.stream().map(Stage::name).toList(), MAX_STAGES);
        for (int i = 0; i < stages.size(); i++) {
            String path = "stages[" + i + "].";
            stages.get(i).endWithin().ifPresent(limit -> Limits.requirePositive(path + "endWithin", limit));
            stages.get(i).silentFor().ifPresent(limit -> Limits.requirePositive(path + "silentFor", limit));
        }
    }

    /** The bit of that milestone; 0 for no name and for one that is not there. */
    public long bit(String milestone) {
        for (int i = 0; i < milestones.size(); i++) {
            if (milestones.get(i).name().equals(milestone)) {
                return 1L << i;
            }
        }
        return 0;
    }

    /** The bits of all milestones that are required. */
    public long required() {
        long bits = 0;
        for (int i = 0; i < milestones.size(); i++) {
            bits |= milestones.get(i).required() ? 1L << i : 0;
        }
        return bits;
    }

    /** The number of that stage, from 1; 0 for no name and for one that is not there. */
    public int number(String stage) {
        for (int i = 0; i < stages.size(); i++) {
            if (stages.get(i).name().equals(stage)) {
                return i + 1;
            }
        }
        return 0;
    }

    /** The names of the milestones with these bits, in their order; one that is not known is named by its number. */
    public List<String> milestoneNames(long bits) {
        return java.util.stream.IntStream.range(0, Long.SIZE)
                .filter(i -> (bits & 1L << i) != 0)
                .mapToObj(i -> i < milestones.size() ? milestones.get(i).name() : "number " + (i + 1))
                .toList();
    }

    /** The name of the stage with that number; one that is not known is named by its number. */
    public String stageName(int number) {
        return number <= stages.size() ? stages.get(number - 1).name() : "number " + number;
    }

    /**
     * Verifies that the facts of an earlier version keep their meaning under this one.
     *
     * @throws InvalidDefinitionException naming the first milestone or stage whose number has another name now
     */
    void requireGoesOnFrom(Course before) {
        requireGoesOn(
                "milestones",
                before.milestones.stream().map(Milestone::name).toList(),
                milestones.stream().map(Milestone::name).toList());
        requireGoesOn(
                "stages",
                before.stages.stream().map(Stage::name).toList(),
                stages.stream().map(Stage::name).toList());
    }

    private static void requireGoesOn(String list, List<String> before, List<String> after) {
        for (int i = 0; i < before.size(); i++) {
            if (i >= after.size() || !after.get(i).equals(before.get(i))) {
                throw new InvalidDefinitionException(
                        list + "[" + i + "].name",
                        "must be '" + before.get(i)
                                + "' as in the version before, since recorded transactions know it by its place; new ones go to the end of the list");
            }
        }
    }

    private static void requireNames(String list, List<String> names, int most) {
        if (names.size() > most) {
            throw new InvalidDefinitionException(list, "may be " + most + " at most, were " + names.size());
        }
        Set<String> known = new HashSet<>();
        for (int i = 0; i < names.size(); i++) {
            String path = list + "[" + i + "].name";
            String name = names.get(i);
            if (name.isEmpty() || name.length() > MAX_NAME) {
                throw new InvalidDefinitionException(
                        path, "must have 1 to " + MAX_NAME + " characters, was '" + name + "'");
            }
            if (!known.add(name)) {
                throw new InvalidDefinitionException(path, "must be unique, but '" + name + "' is there before");
            }
        }
    }
}
