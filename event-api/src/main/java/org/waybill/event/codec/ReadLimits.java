package org.waybill.event.codec;

/**
 * How much of an event a reader takes before it refuses. Lengths of text are in UTF-16 characters.
 *
 * @param maxBytes the most bytes of one message, a whole batch included; 1,000 to 1,000,000,000
 * @param maxDepth the most levels of elements, objects and arrays; 10 to 1,000
 * @param maxNameLength the longest name, address, or transaction id, and where a description is cut; 36 to 100,000
 * @param maxValueLength the longest value of a field or an extension, and where a failure text is cut; 36 to {@code maxBytes}
 * @param maxDocumentLength the longest document (IBM: {@code complexContent}); 36 to {@code maxBytes}
 * @param maxEntries the most fields, the most documents and the most extensions of one event; 1 to 100,000
 */
public record ReadLimits(
        int maxBytes, int maxDepth, int maxNameLength, int maxValueLength, int maxDocumentLength, int maxEntries) {

    /** 16 MiB a message, 200 levels, names of 400, values of 65,536, documents of 1,048,576 characters, 500 entries. */
    public static final ReadLimits DEFAULT = new ReadLimits(16 * 1024 * 1024, 200, 400, 65_536, 1_048_576, 500);

    /** @throws IllegalArgumentException naming the limit that is out of its range */
    public ReadLimits {
        check("maxBytes", maxBytes, 1_000, 1_000_000_000);
        check("maxDepth", maxDepth, 10, 1_000);
        check("maxNameLength", maxNameLength, 36, 100_000);
        check("maxValueLength", maxValueLength, 36, maxBytes);
        check("maxDocumentLength", maxDocumentLength, 36, maxBytes);
        check("maxEntries", maxEntries, 1, 100_000);
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                    name + " is " + value + "; expected a number from " + least + " to " + most);
        }
    }
}
