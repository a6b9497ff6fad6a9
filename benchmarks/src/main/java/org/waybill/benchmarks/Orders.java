package org.waybill.benchmarks;

/** Messages for the flows. */
final class Orders {

    private Orders() {}

    /**
     * An order as XML.
     *
     * @param kilobytes how long it is, 1 to 64
     */
    static String xml(int kilobytes) {
        StringBuilder xml =
                new StringBuilder("<order><number>4711</number><customer>C17</customer><amount>250</amount>");
        int line = 0;
        while (xml.length() < kilobytes * 1_024 - 80) {
            line++;
            xml.append("<line><position>").append(line).append("</position><article>crate</article></line>");
        }
        return xml.append("</order>").toString();
    }
}
