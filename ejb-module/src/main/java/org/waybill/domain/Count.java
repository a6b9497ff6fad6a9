package org.waybill.domain;

/**
 * How many there are, counted as far as is quick.
 *
 * @param count so many, at most {@value #MOST}
 * @param isExact whether these are all; else there are at least so many
 */
public record Count(int count, boolean isExact) {

    /** Nobody counts further. */
    public static final int MOST = 10_000;
}
