package org.waybill.domain.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.waybill.domain.SampleEvents.MORNING;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.waybill.domain.AliasSamples;
import org.waybill.domain.SampleEvents;
import org.waybill.domain.definition.Alias;
import org.waybill.domain.definition.DefinitionBook;

class AliasGroupsTest {

    private static AliasKey key(String name, String value) {
        return AliasKey.of("delivery", new Alias(name.equals("order") ? 0 : 1, name, value));
    }

    @Test
    void keysThatMetByWayOfOthersAreOneGroupWhoseRootIsTheLeast() {
        AliasKey order = key("order", "4711");
        AliasKey shipment = key("shipment", "S1");
        AliasKey other = key("order", "4712");
        AliasGroups groups = new AliasGroups(List.of(), 100);
        groups.join(List.of(order, shipment));
        groups.join(List.of(other));
        assertThat(groups.root(other.id())).isEqualTo(other.id());
        groups.join(List.of(other, shipment));

        UUID least = Collections.min(List.of(order.id(), shipment.id(), other.id()));
        assertThat(List.of(order, shipment, other))
                .allSatisfy(key -> assertThat(groups.root(key.id())).isEqualTo(least));
        assertThat(groups.group(order.id())).containsExactlyInAnyOrder(order, shipment, other);
    }

    @Test
    void whatIsJoinedAlreadyIsNoChange() {
        AliasKey order = key("order", "4711");
        AliasKey shipment = key("shipment", "S1");
        AliasGroups first = new AliasGroups(List.of(), 100);
        first.join(List.of(order, shipment));
        AliasGroups again = new AliasGroups(first.changes(), 100);
        again.join(List.of(order, shipment));
        assertThat(again.touched()).isEmpty();
        assertThat(again.changes()).isEmpty();
        assertThat(again.left()).isEmpty();
    }

    @Test
    void aGroupThatWouldGrowBeyondTheBoundIsClosedAndTakesNoMore() {
        AliasKey customer = key("customer", "C1");
        AliasGroups groups = new AliasGroups(List.of(), 4);
        for (int i = 0; i < 10; i++) {
            groups.join(List.of(key("order", "" + i), customer));
        }
        assertThat(groups.group(customer.id())).hasSize(4);
        assertThat(groups.changes()).filteredOn(AliasGroups.Member::closed).hasSize(4);
        AliasKey late = key("order", "9");
        groups.join(List.of(late, key("shipment", "S9")));
        assertThat(groups.group(late.id())).hasSize(2);
    }

    @Test
    void anyOrderAndAnySplitGiveTheSameGroups() {
        for (long seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            DefinitionBook book = DefinitionBook.of(List.of(AliasSamples.delivery("delivery")));
            List<ReceivedEvent> events = new ArrayList<>(AliasSamples.events(random, 120, 12).stream()
                    .map(event -> SampleEvents.received(event, MORNING, book))
                    .filter(event -> !event.contributions().isEmpty())
                    .toList());
            Map<UUID, AliasSamples.Expected> expected = AliasSamples.expected(events);
            Collections.shuffle(events, random);
            List<AliasGroups.Member> known = new ArrayList<>();
            for (int from = 0; from < events.size(); ) {
                int to = Math.min(events.size(), from + 1 + random.nextInt(20));
                AliasGroups groups = new AliasGroups(known, AliasGroups.MOST_KEYS);
                List<ReceivedEvent> batch = events.subList(from, to);
                batch.forEach(event -> groups.join(event.contributions().get(0).aliases()));
                known = members(known, batch, groups);
                from = to;
            }
            AliasGroups all = new AliasGroups(known, AliasGroups.MOST_KEYS);
            expected.forEach((root, one) -> assertThat(all.group(root))
                    .as("group of %s", root)
                    .extracting(AliasKey::alias)
                    .containsExactlyInAnyOrderElementsOf(one.aliases()));
            assertThat(known)
                    .as("seed %d", seed)
                    .allSatisfy(
                            member -> assertThat(all.root(member.key().id())).isEqualTo(member.root()));
        }
    }

    private static List<AliasGroups.Member> members(
            List<AliasGroups.Member> known, List<ReceivedEvent> batch, AliasGroups groups) {
        Map<UUID, AliasKey> keys = new java.util.TreeMap<>();
        known.forEach(member -> keys.put(member.key().id(), member.key()));
        batch.forEach(event -> event.contributions().get(0).aliases().forEach(key -> keys.put(key.id(), key)));
        List<AliasGroups.Member> members = new ArrayList<>();
        keys.forEach((id, key) -> members.add(new AliasGroups.Member(key, groups.root(id), false)));
        return members;
    }
}
