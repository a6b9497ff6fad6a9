package org.waybill.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.COMPLETED;
import static org.waybill.domain.SampleEvents.MORNING;
import static org.waybill.domain.SampleEvents.RECEIVED;
import static org.waybill.domain.SampleEvents.REJECTED;
import static org.waybill.domain.SampleEvents.event;

import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.waybill.domain.Page;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.event.EventQuery;
import org.waybill.domain.event.RecordedEvent;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;

/** Finding events, whatever is asked for, and however little a search may look through at once. */
interface EventSearchContract extends RecordingStoreContract {

    JdbcStoreFixture fixture();

    /** A transaction that only reads holds others up, too, where it is left open. */
    @AfterEach
    default void endEventSearch() throws SQLException {
        fixture().connection().commit();
    }

    /** A second that no other test's events are of. */
    private static Instant second() {
        return MORNING.minusSeconds(UUID.randomUUID().getMostSignificantBits() >>> 34)
                .truncatedTo(ChronoUnit.SECONDS);
    }

    /** All pages of a search among the events of that second. */
    private List<MonitoringEvent> found(
            int window, Instant second, Optional<Boolean> matched, Optional<String> failure, Optional<String> payload) {
        return found(
                window,
                new EventQuery(
                        Optional.of("PurchaseFlow"),
                        Optional.empty(),
                        Optional.empty(),
                        matched,
                        failure,
                        payload,
                        Optional.of(second),
                        Optional.of(second.plusSeconds(1)),
                        3,
                        Optional.empty()));
    }

    /** All pages of a search. */
    private List<MonitoringEvent> found(int window, EventQuery query) {
        JdbcEvents events = new JdbcEvents(fixture().joined(), window);
        List<MonitoringEvent> found = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            Page<RecordedEvent> page = events.find(new EventQuery(
                    query.flow(),
                    query.name(),
                    query.globalTransactionId(),
                    query.matched(),
                    query.failure(),
                    query.payload(),
                    query.from(),
                    query.to(),
                    query.limit(),
                    cursor));
            page.items().forEach(one -> found.add(one.event()));
            cursor = page.next();
            assertThat(page.searchedTo().isPresent())
                    .as("says how far it has looked")
                    .isEqualTo(page.items().size() < query.limit() && cursor.isPresent());
        } while (cursor.isPresent());
        return found;
    }

    private static Payload payload(String text, int filling) {
        return Payload.of((text + " ".repeat(filling)).getBytes(StandardCharsets.UTF_8), "text/plain");
    }

    @Test
    default void findsATextInPayloadsHoweverFewBytesMayBeReadAtOnce() throws Exception {
        Instant second = second();
        String odd = "Grüße 100% a_b \\ 'x' \"y\" 𝄞";
        List<MonitoringEvent> events = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Payload payload = i % 4 == 3 ? Payload.NOT_CAPTURED : payload(i % 2 == 0 ? odd : "else", i * 500);
            events.add(event(second + "-" + i, RECEIVED, second.plusMillis(i), payload));
        }
        record(DefinitionBook.EMPTY, events);

        for (int window : new int[] {Candidates.WINDOW, 30, 1}) {
            for (String text : List.of(odd, "üße", "% a_b \\", "𝄞")) {
                assertThat(found(window, second, Optional.empty(), Optional.empty(), Optional.of(text)))
                        .as("%s with a window of %d", text, window)
                        .extracting(MonitoringEvent::id)
                        .containsExactly(
                                events.get(10).id(),
                                events.get(8).id(),
                                events.get(6).id(),
                                events.get(4).id(),
                                events.get(2).id(),
                                events.get(0).id());
            }
            for (String none : List.of("grüße", "1%0", "a.b", "x".repeat(1000))) {
                assertThat(found(window, second, Optional.empty(), Optional.empty(), Optional.of(none)))
                        .isEmpty();
            }
        }
    }

    @Test
    default void findsATextInBytesThatAreNoText() throws Exception {
        Instant second = second();
        byte[] bytes = {(byte) 0xff, 0, 'a', 'b', 'c', 0, (byte) 0xfe};
        MonitoringEvent binary = event(second + "-b", RECEIVED, second, Payload.of(bytes, "application/octet-stream"));
        record(DefinitionBook.EMPTY, binary);
        assertThat(found(Candidates.WINDOW, second, Optional.empty(), Optional.empty(), Optional.of("abc")))
                .extracting(MonitoringEvent::id)
                .containsExactly(binary.id());
    }

    @Test
    default void findsTheTextOfAFailureAndWhatNoDefinitionMatches() throws Exception {
        Instant second = second();
        String name = RecordingStoreContract.unique("events");
        MonitoringEvent failed = event(second + "-50%", REJECTED, second.plusMillis(1));
        MonitoringEvent stray = event(second + "-stray", REJECTED, second.plusMillis(2));
        record(
                book(SampleEvents.definition(name, 1, Instant.EPOCH)),
                event(second + "-50%", RECEIVED, second),
                failed,
                event(second + "-50%", COMPLETED, second.plusMillis(3)));
        record(DefinitionBook.EMPTY, stray);

        for (int window : new int[] {Candidates.WINDOW, 1}) {
            assertThat(found(window, second, Optional.empty(), Optional.of("REFUSED: " + second), Optional.empty()))
                    .containsExactly(stray, failed);
            assertThat(found(window, second, Optional.empty(), Optional.of("-50%"), Optional.empty()))
                    .containsExactly(failed);
            assertThat(found(window, second, Optional.of(false), Optional.empty(), Optional.empty()))
                    .containsExactly(stray);
            assertThat(found(window, second, Optional.of(true), Optional.empty(), Optional.empty()))
                    .hasSize(3);
        }
    }

    /** Whatever leads a search to its events, it finds those that meet all of it. */
    @Test
    default void findsWhatMeetsAllThatIsAskedTogether() throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Instant second = second();
        List<MonitoringEvent> all = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            all.add(some(random, second + "-" + random.nextInt(4), i, second.plusMillis(random.nextInt(20))));
        }
        record(DefinitionBook.EMPTY, all);
        all.sort(Comparator.comparing(MonitoringEvent::createdAt)
                .thenComparing(one -> one.id().toString())
                .reversed());

        for (int round = 0; round < 40; round++) {
            EventQuery query = new EventQuery(
                    maybe(random, "Some", "Other", "NODE.server.Some"),
                    maybe(random, "in", "out"),
                    maybe(random, second + "-0", second + "-1"),
                    maybe(random, true, false),
                    maybe(random, "timeout", "ROUTE", "nothing"),
                    maybe(random, "grün"),
                    Optional.of(second.plusMillis(random.nextInt(5))),
                    Optional.of(second.plusMillis(10 + random.nextInt(20))),
                    1 + random.nextInt(10),
                    Optional.empty());
            int window = List.of(Candidates.WINDOW, 30, 1).get(random.nextInt(3));
            assertThat(found(window, query))
                    .as("%s with a window of %d, seed %d", query, window, seed)
                    .extracting(MonitoringEvent::id)
                    .containsExactlyElementsOf(all.stream()
                            .filter(one -> isMeant(query, one))
                            .map(MonitoringEvent::id)
                            .toList());
        }
    }

    private static MonitoringEvent some(Random random, String order, int number, Instant at) {
        MonitoringEvent event = event(
                order,
                "Step " + number + ".terminal." + (random.nextBoolean() ? "in" : "out"),
                at,
                random.nextBoolean() ? payload(random.nextBoolean() ? "grün" : "rot", 0) : Payload.NOT_CAPTURED);
        String flow = random.nextBoolean() ? "Some" : "Other";
        return new MonitoringEvent(
                event.id(),
                new EventSource(
                        event.source().address(), "", "", "", "", flow, "NODE.server." + flow, "", "", "", "", "", ""),
                event.name(),
                at,
                1,
                event.correlators(),
                event.fields(),
                event.documents(),
                event.payload(),
                List.of("", "", "Timeout after 30 s", "no route").get(random.nextInt(4)),
                event.extensions());
    }

    @SafeVarargs
    private static <T> Optional<T> maybe(Random random, T... values) {
        return random.nextInt(3) == 0 ? Optional.of(values[random.nextInt(values.length)]) : Optional.empty();
    }

    private static boolean isMeant(EventQuery query, MonitoringEvent event) {
        EventSource source = event.source();
        return query.flow()
                        .filter(flow -> !flow.equals(source.flow()) && !flow.equals(source.uniqueFlow()))
                        .isEmpty()
                && query.name().filter(name -> !name.equals(event.name())).isEmpty()
                && query.globalTransactionId()
                        .filter(id -> !id.equals(event.correlators().globalTransactionId()))
                        .isEmpty()
                && !query.matched().orElse(false)
                && query.failure()
                        .filter(text ->
                                !event.failure().toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT)))
                        .isEmpty()
                && query.payload()
                        .filter(text -> !new String(event.payload().content(), StandardCharsets.UTF_8).contains(text))
                        .isEmpty()
                && !event.createdAt().isBefore(query.from().get())
                && event.createdAt().isBefore(query.to().get());
    }
}
