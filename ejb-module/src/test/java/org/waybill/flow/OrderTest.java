package org.waybill.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderTest {

    private static final Order ORDER = new Order("ORD-1", "Ada", new BigDecimal("10.50"), "swift", "4000");

    @Test
    void anOrderTravelsAsJson() {
        assertThat(Order.read(ORDER.write())).isEqualTo(ORDER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no JSON", "[]", "{}", "{\"orderNumber\": 7}"})
    void whatIsNoOrderIsRefused(String text) {
        assertThatThrownBy(() -> Order.read(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theShopTakesPositiveAmountsUpToItsLimitFromCustomersWithAName() {
        assertThat(ORDER.objection()).isEmpty();
        assertThat(order("10000", "Ada").objection()).isEmpty();
        assertThat(order("10000.01", "Ada").objection()).contains("above the limit");
        assertThat(order("0", "Ada").objection()).contains("must be positive");
        assertThat(order("1", " ").objection()).contains("no customer");
    }

    @Test
    void ofTwentySampleOrdersOneIsRejectedTwoAreLateAndTwoAreLost() {
        List<Order> orders = SampleOrders.create(20, Instant.parse("2026-11-30T08:00:00Z"), new Random(1));

        assertThat(orders).extracting(Order::orderNumber).doesNotHaveDuplicates();
        assertThat(orders).filteredOn(order -> !order.objection().isEmpty()).hasSize(1);
        assertThat(orders)
                .filteredOn(order -> order.carrier().equals(Order.LATE))
                .hasSize(2);
        assertThat(orders)
                .filteredOn(order -> order.carrier().equals(Order.LOST))
                .hasSize(2);
        assertThat(orders).allSatisfy(order -> assertThat(order.card()).hasSize(16));
    }

    private static Order order(String amount, String customer) {
        return new Order("ORD-1", customer, new BigDecimal(amount), "swift", "");
    }
}
