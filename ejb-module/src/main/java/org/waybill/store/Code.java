package org.waybill.store;

import java.util.List;
import org.waybill.domain.definition.Role;
import org.waybill.domain.transaction.Outcome;
import org.waybill.event.Payload;

/**
 * The numbers by which columns hold what are enums in Java. They are part of the schema: a number, once given, keeps its
 * meaning, whatever becomes of the order in an enum.
 */
final class Code<E extends Enum<E>> {

    static final Code<Role> ROLE = new Code<>(List.of(Role.START, Role.PROGRESS, Role.END, Role.FAILURE));

    /** Written by the database itself, see the generated column {@code outcome}. */
    static final Code<Outcome> OUTCOME = new Code<>(List.of(
            Outcome.OPEN,
            Outcome.RETRYING,
            Outcome.START_MISSING,
            Outcome.COMPLETE,
            Outcome.FAILED,
            Outcome.STARTED_AGAIN,
            Outcome.MILESTONE_MISSING));

    static final Code<Payload.Absence> PAYLOAD = new Code<>(List.of(
            Payload.Absence.PRESENT,
            Payload.Absence.NOT_CAPTURED,
            Payload.Absence.TOO_LARGE,
            Payload.Absence.EMPTY,
            Payload.Absence.UNREADABLE,
            Payload.Absence.EXPIRED));

    static final Code<Payload.Encoding> ENCODING = new Code<>(
            List.of(Payload.Encoding.NONE, Payload.Encoding.CDATA, Payload.Encoding.HEX, Payload.Encoding.BASE64));

    static final Code<ChangeNotes.About> ABOUT = new Code<>(List.of(
            ChangeNotes.About.TRANSACTIONS,
            ChangeNotes.About.EVENTS,
            ChangeNotes.About.DEFINITIONS,
            ChangeNotes.About.QUARANTINE));

    private final List<E> byNumber;

    private Code(List<E> byNumber) {
        this.byNumber = byNumber;
    }

    int of(E value) {
        return byNumber.indexOf(value);
    }

    E value(int number) {
        return byNumber.get(number);
    }
}
