package org.waybill.domain.transaction;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Something that was found out about a business transaction: a kind with the details that a sentence about it needs, so that it
 * can be said in the language and the zone of whoever reads it. In English and UTC it says itself.
 *
 * @param kind what was found out
 * @param count how many there are of what the kind counts; 0 where it counts nothing
 * @param names the milestones, the stage or the flow that it is about; mostly none
 * @param text what was recorded on it, as the text of a failure; mostly empty
 * @param at since when it is so
 * @param span the limit that has passed, or how long it was
 */
public record Finding(
        Kind kind, int count, List<String> names, String text, Optional<Instant> at, Optional<Duration> span) {

    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    /** What can be found out. */
    public enum Kind {
        /** It failed for good; the text says why. */
        FAILED,
        /** It ended although it had failed for good. */
        ENDED_AFTER_FAILURE,
        /** Beside a failure: no start was seen. */
        START_MISSING,
        /** Events of it came, and its start may still come. */
        START_NOT_SEEN_YET,
        /** It ended, and no start came in time. */
        END_WITHOUT_START,
        /** An attempt failed, and no start came in time. */
        ATTEMPT_WITHOUT_START,
        /** It went on, and no start came in time. */
        PROGRESS_WITHOUT_START,
        /** Counts the starts, where its definition allows one. */
        MANY_STARTS,
        /** It ended, and the milestones that are named may still come. */
        MILESTONES_NOT_SEEN_YET,
        /** It ended, and the milestones that are named did not come in time. */
        MILESTONES_MISSING,
        /** Counts the attempts that failed; it may be tried again. */
        ATTEMPTS_NOT_GIVEN_UP,
        /** Counts the attempts that failed; the time for another one is over. */
        ATTEMPTS_WITHOUT_END,
        /** Counts the attempts that failed before it ended well. */
        HEALED,
        /** It did not end within the span. */
        END_OVERDUE,
        /** The stage that is named did not end within the span. */
        STAGE_END_OVERDUE,
        /** No event came within the span. */
        EVENT_OVERDUE,
        /** No event came within the span, in the stage that is named. */
        STAGE_EVENT_OVERDUE,
        /** Counts the starts, where its definition allows many. */
        TRIED_AGAIN,
        /** It went on for that span after its end. */
        PROGRESS_AFTER_END,
        /** The clock of the flow that is named is ahead by that span; the text is the event that shows it. */
        CLOCK_AHEAD,
        /** Counts its aliases, which are too many for another one to join; named is the alias that most of them share. */
        TOO_MANY_ALIASES,
        /** It failed again after the person in the text had acknowledged it. */
        FAILED_AGAIN
    }

    public Finding {
        names = List.copyOf(names);
    }

    /** A finding that the kind alone says. */
    public static Finding of(Kind kind) {
        return new Finding(kind, 0, List.of(), "", Optional.empty(), Optional.empty());
    }

    static Finding counted(Kind kind, int count) {
        return new Finding(kind, count, List.of(), "", Optional.empty(), Optional.empty());
    }

    static Finding named(Kind kind, List<String> names) {
        return new Finding(kind, 0, names, "", Optional.empty(), Optional.empty());
    }

    /** The same, with a text. */
    public Finding saying(String words) {
        return new Finding(kind, count, names, words, at, span);
    }

    Finding since(Instant moment) {
        return new Finding(kind, count, names, text, Optional.of(moment), span);
    }

    Finding within(Optional<Duration> limit) {
        return new Finding(kind, count, names, text, at, limit);
    }

    /** It in English, one clause without a full stop; the notes as whole sentences. Moments are in UTC. */
    public String words() {
        return switch (kind) {
            case FAILED -> text.isEmpty() ? "failed" : text;
            case ENDED_AFTER_FAILURE -> "ended after failure";
            case START_MISSING -> "start missing";
            case START_NOT_SEEN_YET -> "start not seen yet";
            case END_WITHOUT_START -> "end seen, start missing since " + moment();
            case ATTEMPT_WITHOUT_START -> "failed attempt seen, start missing since " + moment();
            case PROGRESS_WITHOUT_START -> "progress seen, start missing since " + moment();
            case MANY_STARTS -> count + " starts seen, one is allowed";
            case MILESTONES_NOT_SEEN_YET -> "end seen, " + milestones() + " not seen yet";
            case MILESTONES_MISSING -> "end seen, " + milestones() + " missing";
            case ATTEMPTS_NOT_GIVEN_UP -> attempts("attempt") + " failed, not given up" + because();
            case ATTEMPTS_WITHOUT_END -> attempts("attempt") + " failed, no end" + because();
            case HEALED -> "after " + attempts("failed attempt");
            case END_OVERDUE -> "no end" + overdue();
            case STAGE_END_OVERDUE -> "no end of stage " + quoted() + overdue();
            case EVENT_OVERDUE -> "no event" + overdue();
            case STAGE_EVENT_OVERDUE -> "no event in stage " + quoted() + overdue();
            case TRIED_AGAIN ->
                "It started " + count
                        + " times: it was tried again, or its correlator was used for something else before.";
            case PROGRESS_AFTER_END -> "Its last progress came " + length() + " after its last end.";
            case CLOCK_AHEAD ->
                "The clock of the flow " + quoted() + " is ahead: its event " + text + " was created " + length()
                        + " after the broker took it in.";
            case TOO_MANY_ALIASES ->
                "It has too many aliases (" + count + "), so no more are joined: is " + quoted() + " an alias?";
            case FAILED_AGAIN -> "It failed again after " + text + " had acknowledged it.";
        };
    }

    private String milestones() {
        return (names.size() == 1 ? "milestone " : "milestones ") + quoted();
    }

    private String quoted() {
        return "'" + String.join("', '", names) + "'";
    }

    private String attempts(String noun) {
        return count == 1 ? "1 " + noun : count + " " + noun + "s";
    }

    private String because() {
        return text.isEmpty() ? "" : ": " + text;
    }

    private String overdue() {
        return " within " + length() + ", overdue since " + moment();
    }

    private String length() {
        return span.map(Words::of).orElse("its limit");
    }

    private String moment() {
        return at.map(MOMENT::format).orElse("an unknown time");
    }
}
