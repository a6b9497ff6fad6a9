package org.waybill.tests;

/**
 * What a crash trial counted.
 *
 * @param kills how often the server was killed
 * @param published events that the broker had acknowledged
 * @param lost published events that are not recorded, or not counted in their business transaction
 * @param doubled events that are recorded, or counted in their business transaction, more than once
 * @param inDoubt transactions that the database has prepared and nobody has decided
 * @param prepared the same on the broker
 * @param repeated events that the publisher sent twice, since a crash took the acknowledgement; they count as duplicates
 */
record CrashReport(int kills, int published, int lost, int doubled, int inDoubt, int prepared, int repeated) {

    /** The one line that scripts read. */
    String line() {
        return "kills=%d published=%d lost=%d doubled=%d in-doubt=%d"
                .formatted(kills, published, lost, doubled, inDoubt + prepared);
    }

    /** What the line leaves out. */
    String details() {
        return "in doubt in the database=%d, prepared on the broker=%d, sent twice by the publisher=%d"
                .formatted(inDoubt, prepared, repeated);
    }

    boolean isClean() {
        return lost == 0 && doubled == 0 && inDoubt == 0 && prepared == 0;
    }
}
