package org.waybill.event.codec;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;

/**
 * Moments as events write them: {@code xsd:dateTime} and RFC 3339, any number of fraction digits (those after the ninth
 * are ignored), with a zone or without. A time without a zone is taken as UTC: brokers write it in UTC, and a guess that
 * depends on the reader's machine would give another answer on another node.
 *
 * <p>Written by hand because it is on the hot path: the JDK's parser takes twenty times as long.
 */
final class Times {

    static final String EXAMPLE = "a time such as 2026-11-30T08:00:00.000001Z";

    private final String text;
    private int at;

    private Times(String text) {
        this.text = text;
    }

    /** @throws DateTimeException when the text is not a time, or a day or hour that does not exist */
    static Instant parse(String text) {
        return new Times(text).parse();
    }

    private Instant parse() {
        int year = digits(4);
        expect('-');
        int month = digits(2);
        expect('-');
        int day = digits(2);
        if (peek() != 'T' && peek() != 't' && peek() != ' ') {
            throw new DateTimeException("no time of day");
        }
        at++;
        int hour = digits(2);
        expect(':');
        int minute = digits(2);
        expect(':');
        int second = digits(2);
        int nano = fraction();
        int offset = offset();
        boolean endOfDay = hour == 24 && minute == 0 && second == 0 && nano == 0;
        if (at != text.length() || (hour > 23 && !endOfDay) || minute > 59 || second > 59) {
            throw new DateTimeException("no such time");
        }
        long days = LocalDate.of(year, month, day).toEpochDay();
        return Instant.ofEpochSecond(days * 86_400 + hour * 3_600L + minute * 60L + second - offset, nano);
    }

    private int fraction() {
        if (peek() != '.') {
            return 0;
        }
        int start = ++at;
        int nano = 0;
        for (; peek() >= '0' && peek() <= '9'; at++) {
            if (at - start < 9) {
                nano = nano * 10 + (peek() - '0');
            }
        }
        if (at == start) {
            throw new DateTimeException("no fraction after the dot");
        }
        for (int n = at - start; n < 9; n++) {
            nano *= 10;
        }
        return nano;
    }

    /** Seconds east of UTC. */
    private int offset() {
        char sign = peek();
        if (sign == 'Z' || sign == 'z') {
            at++;
            return 0;
        }
        if (sign != '+' && sign != '-') {
            return 0;
        }
        at++;
        int hours = digits(2);
        expect(':');
        int minutes = digits(2);
        if (hours > 18 || minutes > 59) {
            throw new DateTimeException("no such zone");
        }
        int seconds = hours * 3_600 + minutes * 60;
        return sign == '-' ? -seconds : seconds;
    }

    private int digits(int count) {
        int number = 0;
        for (int i = 0; i < count; i++, at++) {
            char digit = peek();
            if (digit < '0' || digit > '9') {
                throw new DateTimeException("no digit");
            }
            number = number * 10 + (digit - '0');
        }
        return number;
    }

    private void expect(char c) {
        if (peek() != c) {
            throw new DateTimeException("no " + c);
        }
        at++;
    }

    /** The next character; NUL, which is part of no time, at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }
}
