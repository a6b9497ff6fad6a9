package org.waybill.flow;

import static java.util.Objects.requireNonNull;

import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.StringReader;
import java.math.BigDecimal;

/**
 * An order, as it travels from flow to flow.
 *
 * @param orderNumber names the order everywhere
 * @param customer who ordered
 * @param amount in euros
 * @param carrier who brings it; {@value #LATE} fails once, {@value #LOST} never arrives
 * @param card the number of the credit card: no event may carry it
 */
public record Order(String orderNumber, String customer, BigDecimal amount, String carrier, String card) {

    /** The carrier that cannot be reached at the first attempt. */
    public static final String LATE = "late";

    /** The carrier that takes orders and is not seen again. */
    public static final String LOST = "lost";

    private static final BigDecimal LIMIT = new BigDecimal(10_000);

    public Order {
        requireNonNull(customer, "customer");
        requireNonNull(amount, "amount");
        requireNonNull(carrier, "carrier");
        requireNonNull(card, "card");
        if (orderNumber.isEmpty()) {
            throw new IllegalArgumentException("An order needs an orderNumber");
        }
    }

    /** @throws IllegalArgumentException when the text is no order, saying what is missing */
    static Order read(String json) {
        try (JsonReader reader = Json.createReader(new StringReader(json))) {
            JsonObject order = reader.readObject();
            return new Order(
                    order.getString("orderNumber", ""),
                    order.getString("customer", ""),
                    order.containsKey("amount") ? order.getJsonNumber("amount").bigDecimalValue() : BigDecimal.ZERO,
                    order.getString("carrier", ""),
                    order.getString("card", ""));
        } catch (JsonException | ClassCastException e) {
            throw new IllegalArgumentException("The message is not an order as JSON", e);
        }
    }

    /** The order as JSON. */
    String write() {
        return Json.createObjectBuilder()
                .add("orderNumber", orderNumber)
                .add("customer", customer)
                .add("amount", amount)
                .add("carrier", carrier)
                .add("card", card)
                .build()
                .toString();
    }

    /** Why the shop does not take it, empty when it does. */
    String objection() {
        if (customer.isBlank()) {
            return "The order names no customer";
        }
        if (amount.signum() <= 0) {
            return "The amount must be positive, was " + amount;
        }
        return amount.compareTo(LIMIT) > 0 ? "The amount " + amount + " is above the limit of " + LIMIT : "";
    }
}
