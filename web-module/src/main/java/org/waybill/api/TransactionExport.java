package org.waybill.api;

import jakarta.json.bind.Jsonb;
import jakarta.ws.rs.core.StreamingOutput;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.waybill.api.view.JsonForm;
import org.waybill.api.view.TransactionCsv;
import org.waybill.api.view.TransactionView;
import org.waybill.domain.Page;

/**
 * A stream of all that a search finds, page by page: never more than one page is held, and no statement lasts longer than a
 * page does. A client that goes away ends it.
 *
 * <p>Trouble before the first page is answered as anywhere. Trouble later cannot be: then the document ends with a sentence
 * inside of quotes that nobody closes, which people can read and no parser takes, so that a part is never taken for the whole.
 */
final class TransactionExport implements StreamingOutput {

    private static final String BROKEN_OFF = "\n\"The export broke off here: not everything has come.";

    private final Form form;
    private final Function<Optional<String>, Page<TransactionView>> pages;

    /** @param pages gives the page that begins at a cursor */
    TransactionExport(Form form, Function<Optional<String>, Page<TransactionView>> pages) {
        this.form = form;
        this.pages = pages;
    }

    @Override
    public void write(OutputStream output) throws IOException {
        Page<TransactionView> page = pages.apply(Optional.empty());
        Writer out = new BufferedWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8));
        Sheet sheet = form.begin(out);
        write(page, sheet, out);
        while (page.next().isPresent()) {
            try {
                page = pages.apply(page.next());
            } catch (RuntimeException e) {
                out.append(BROKEN_OFF).flush();
                throw e;
            }
            write(page, sheet, out);
        }
        sheet.end();
        out.flush();
    }

    private static void write(Page<TransactionView> page, Sheet sheet, Writer out) throws IOException {
        for (TransactionView transaction : page.items()) {
            sheet.add(transaction);
        }
        out.flush();
    }

    /** How an export is written down. */
    enum Form {
        CSV("text/csv;charset=UTF-8;header=present") {
            @Override
            Sheet begin(Writer out) throws IOException {
                return new TransactionCsv(out)::add;
            }
        },
        JSON("application/json") {
            @Override
            Sheet begin(Writer out) {
                return new JsonArray(out);
            }
        };

        private final String contentType;

        Form(String contentType) {
            this.contentType = contentType;
        }

        /** Its name, as of a file's extension. */
        String extension() {
            return name().toLowerCase(Locale.ROOT);
        }

        String contentType() {
            return contentType;
        }

        abstract Sheet begin(Writer out) throws IOException;
    }

    /** Takes transactions one after another. */
    interface Sheet {
        void add(TransactionView transaction) throws IOException;

        /** After the last one. */
        default void end() throws IOException {}
    }

    private static final class JsonArray implements Sheet {

        private final Jsonb json = new JsonForm().getContext(TransactionView.class);
        private final Writer out;
        private String before = "[";

        JsonArray(Writer out) {
            this.out = out;
        }

        @Override
        public void add(TransactionView transaction) throws IOException {
            out.append(before).append('\n').append(json.toJson(transaction));
            before = ",";
        }

        @Override
        public void end() throws IOException {
            out.append(before.equals("[") ? "[]\n" : "\n]\n");
        }
    }
}
