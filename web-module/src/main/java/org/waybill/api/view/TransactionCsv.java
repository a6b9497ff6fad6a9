package org.waybill.api.view;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;

/**
 * Transactions as a table for spreadsheets, as in RFC 4180: one line a transaction. A text that a spreadsheet would take for a
 * formula gets an apostrophe in front (OWASP, "CSV injection"); numbers stay numbers.
 */
public final class TransactionCsv {

    private static final CSVFormat FORMAT = CSVFormat.RFC4180
            .builder()
            .setQuoteMode(QuoteMode.NON_NUMERIC)
            .setHeader(
                    "id",
                    "definition",
                    "version",
                    "correlator",
                    "state",
                    "reason",
                    "startedAt",
                    "endedAt",
                    "durationMillis",
                    "eventCount",
                    "keys",
                    "aliases",
                    "firstEventAt",
                    "lastEventAt",
                    "acknowledged",
                    "owner",
                    "ticket")
            .get();

    /** With what a formula begins, in the forms of East Asia too. */
    private static final String FORMULA = "=+-@\t\r\n＝＋－＠";

    private static final Pattern NUMBER = Pattern.compile("-[0-9]{1,15}([.][0-9]{1,15})?");

    private final CSVPrinter printer;

    /** Writes the header line. */
    public TransactionCsv(Appendable out) throws IOException {
        printer = new CSVPrinter(out, FORMAT);
    }

    /** Writes one line. */
    public void add(TransactionView transaction) throws IOException {
        printer.printRecord(
                transaction.id(),
                safe(transaction.definition()),
                transaction.highestVersion(),
                safe(transaction.correlator()),
                transaction.state(),
                safe(transaction.reason()),
                transaction.startedAt().map(JsonForm::time).orElse(""),
                transaction.endedAt().map(JsonForm::time).orElse(""),
                transaction.durationMillis().<Object>map(millis -> millis).orElse(""),
                transaction.eventCount(),
                safe(all(transaction.keys())),
                safe(all(transaction.aliases())),
                JsonForm.time(transaction.firstEventAt()),
                JsonForm.time(transaction.lastEventAt()),
                transaction.acknowledged(),
                safe(transaction.owner()),
                safe(transaction.ticket()));
    }

    private static String all(List<TransactionView.Key> keys) {
        return keys.stream().map(key -> key.name() + "=" + key.value()).collect(Collectors.joining(" | "));
    }

    /** The text as a spreadsheet may see it. */
    static String safe(String text) {
        boolean isFormula = !text.isEmpty()
                && FORMULA.indexOf(text.charAt(0)) >= 0
                && !NUMBER.matcher(text).matches();
        return isFormula ? "'" + text : text;
    }
}
