package org.waybill.domain;

import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads settings that are whole numbers. */
public final class Setting {

    private Setting() {}

    /**
     * The number that a property holds; absent where it holds nothing.
     *
     * @param properties by their names
     * @param name the property's whole name
     * @param least not negative
     * @param most at most 999,999,999
     * @throws IllegalArgumentException naming the property and what would be right
     */
    public static Optional<Integer> number(UnaryOperator<String> properties, String name, int least, int most) {
        String value = properties.apply(name);
        if (value == null || value.isBlank()) {
            return Optional.empty();
        }
        int number = value.strip().matches("[0-9]{1,9}") ? Integer.parseInt(value.strip()) : -1;
        if (number < least || number > most) {
            throw new IllegalArgumentException(
                    name + " must be a number from " + least + " to " + most + ", was '" + value + "'");
        }
        return Optional.of(number);
    }
}
