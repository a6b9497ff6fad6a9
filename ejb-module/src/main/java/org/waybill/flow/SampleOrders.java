package org.waybill.flow;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Orders for trying Waybill out: of twenty, fifteen go through, one is rejected, two are late and two are lost. Order numbers
 * begin with the time of making, so that those of two calls differ.
 */
public final class SampleOrders {

    private static final List<String> CUSTOMERS = List.of(
            "Ada Lovelace",
            "Grace Hopper",
            "Edsger Dijkstra",
            "Barbara Liskov",
            "Tony Hoare",
            "Frances Allen",
            "Jim Gray",
            "Radia Perlman");

    private static final int MIX = 20;

    private SampleOrders() {}

    /**
     * @param count how many, not negative
     * @param now part of the order numbers
     * @param random decides customers and amounts
     */
    public static List<Order> create(int count, Instant now, Random random) {
        String series = Long.toString(now.toEpochMilli(), Character.MAX_RADIX).toUpperCase(Locale.ROOT);
        List<Order> orders = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            int kind = i % MIX;
            orders.add(new Order(
                    "ORD-" + series + "-" + (i + 1),
                    CUSTOMERS.get(random.nextInt(CUSTOMERS.size())),
                    kind == 3 ? new BigDecimal("25000.00") : BigDecimal.valueOf(500 + random.nextInt(90_000), 2),
                    carrier(kind),
                    "4000" + (100_000_000_000L + random.nextInt(1_000_000_000))));
        }
        return orders;
    }

    private static String carrier(int kind) {
        if (kind == 5 || kind == 12) {
            return Order.LATE;
        }
        return kind == 8 || kind == 17 ? Order.LOST : "swift";
    }
}
