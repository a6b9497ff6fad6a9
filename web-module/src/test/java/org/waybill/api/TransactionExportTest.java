package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.waybill.api.TransactionExport.Form;
import org.waybill.api.view.TransactionView;
import org.waybill.domain.Page;
import org.waybill.domain.transaction.TransactionState;

class TransactionExportTest {

    private static final UUID ID = UUID.fromString("01938f5e-4a3b-7c21-9d10-5e2f8a6b7c90");
    private static final Instant MOMENT = Instant.parse("2026-11-30T10:41:07.5Z");

    private static TransactionView transaction(String correlator, String reason) {
        return new TransactionView(
                ID,
                "purchase",
                correlator,
                TransactionState.FAILED,
                reason,
                List.of(),
                Optional.of(MOMENT),
                Optional.empty(),
                Optional.of(-1L),
                3,
                List.of(new TransactionView.Key("customer", "Müller & Söhne"), new TransactionView.Key("@x", "1")),
                List.of(),
                MOMENT,
                MOMENT,
                1,
                2,
                true,
                "anna",
                "");
    }

    private static Function<Optional<String>, Page<TransactionView>> pages(List<Page<TransactionView>> pages) {
        return cursor -> pages.get(cursor.map(Integer::parseInt).orElse(0));
    }

    private static String written(Form form, List<Page<TransactionView>> pages) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new TransactionExport(form, pages(pages)).write(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static List<Page<TransactionView>> inThreePages(TransactionView... transactions) {
        return List.of(
                new Page<>(List.of(transactions[0]), Optional.of("1")),
                new Page<>(List.of(), Optional.of("2"), Optional.of(MOMENT)),
                new Page<>(List.of(transactions).subList(1, transactions.length), Optional.empty()));
    }

    private static List<CSVRecord> parsed(String csv) throws IOException {
        return CSVParser.parse(
                        csv,
                        CSVFormat.RFC4180
                                .builder()
                                .setHeader()
                                .setSkipHeaderRecord(true)
                                .get())
                .getRecords();
    }

    @Test
    void goesThroughAllPagesAlsoEmptyOnes() throws Exception {
        List<Page<TransactionView>> pages = inThreePages(transaction("a", ""), transaction("b", ""));
        assertThat(parsed(written(Form.CSV, pages)))
                .extracting(line -> line.get("correlator"))
                .containsExactly("a", "b");
        JsonArray array =
                Json.createReader(new StringReader(written(Form.JSON, pages))).readArray();
        assertThat(array)
                .extracting(item -> item.asJsonObject().getString("correlator"))
                .containsExactly("a", "b");
        assertThat(array.getJsonObject(0).getString("firstEventAt")).isEqualTo("2026-11-30T10:41:07.500000Z");
    }

    @Test
    void nothingIsAHeaderLineAndAnEmptyArray() throws Exception {
        List<Page<TransactionView>> nothing = List.of(new Page<>(List.of(), Optional.empty()));
        assertThat(written(Form.CSV, nothing))
                .startsWith("\"id\",\"definition\",")
                .hasLineCount(1);
        assertThat(Json.createReader(new ByteArrayInputStream(
                                written(Form.JSON, nothing).getBytes(StandardCharsets.UTF_8)))
                        .readArray())
                .isEmpty();
    }

    @Test
    void noSpreadsheetTakesATextForAFormula() throws Exception {
        for (String formula : List.of("=1+1", "+1", "-1+1", "@sum(a1)", "\tx", "\rx", "\nx", "＝1", "-", "-2e5")) {
            CSVRecord line = parsed(written(Form.CSV, inThreePages(transaction(formula, formula))))
                    .get(0);
            assertThat(line.get("correlator")).isEqualTo("'" + formula);
            assertThat(line.get("reason")).isEqualTo("'" + formula);
        }
    }

    @Test
    void otherTextsAndNumbersStayWhatTheyAre() throws Exception {
        for (String text : List.of("4711", "-4711", "-1.5", "a=b", "'", "", "x,\"y\"\r\nz", "Grüße 𝄞")) {
            CSVRecord line = parsed(written(Form.CSV, inThreePages(transaction(text, ""))))
                    .get(0);
            assertThat(line.get("correlator")).isEqualTo(text);
        }
        String csv = written(Form.CSV, inThreePages(transaction("4711", "")));
        assertThat(csv)
                .contains(",-1,3,")
                .contains("\"customer=Müller & Söhne | @x=1\"")
                .endsWith("\r\n");
    }

    @Test
    void troubleOnTheWayLeavesADocumentThatNoParserTakes() {
        IllegalStateException trouble = new IllegalStateException("the database is away");
        Function<Optional<String>, Page<TransactionView>> pages = cursor -> {
            if (cursor.isPresent()) {
                throw trouble;
            }
            return new Page<>(List.of(transaction("a", "")), Optional.of("1"));
        };
        ByteArrayOutputStream csv = new ByteArrayOutputStream();
        assertThatThrownBy(() -> new TransactionExport(Form.CSV, pages).write(csv))
                .isSameAs(trouble);
        assertThatThrownBy(() -> parsed(csv.toString(StandardCharsets.UTF_8))).hasMessageContaining("EOF");
        assertThat(csv.toString(StandardCharsets.UTF_8)).contains("not everything has come");

        ByteArrayOutputStream json = new ByteArrayOutputStream();
        assertThatThrownBy(() -> new TransactionExport(Form.JSON, pages).write(json))
                .isSameAs(trouble);
        assertThatThrownBy(() -> Json.createReader(new ByteArrayInputStream(json.toByteArray()))
                        .readArray())
                .isInstanceOf(JsonException.class);
    }

    @Test
    void troubleBeforeTheFirstPageLeavesNothing() {
        IllegalStateException trouble = new IllegalStateException("the database is away");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TransactionExport export = new TransactionExport(Form.CSV, cursor -> {
            throw trouble;
        });
        assertThatThrownBy(() -> export.write(out)).isSameAs(trouble);
        assertThat(out.size()).isZero();
    }

    @Test
    void aClientThatGoesAwayEndsIt() {
        AtomicInteger asked = new AtomicInteger();
        TransactionExport endless = new TransactionExport(Form.CSV, cursor -> {
            asked.incrementAndGet();
            return new Page<>(List.of(transaction("a", "")), Optional.of("more"));
        });
        OutputStream gone = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        assertThatThrownBy(() -> endless.write(gone)).isInstanceOf(IOException.class);
        assertThat(asked).hasValue(1);
    }
}
