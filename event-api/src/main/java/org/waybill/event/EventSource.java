package org.waybill.event;

import static java.util.Objects.requireNonNull;

/**
 * Where an event comes from: the place in the flow, and the flow's place in the estate.
 *
 * @param address the event source address, for instance {@code Order In.transaction.Start} or {@code
 *     Compute.terminal.out}; may be empty only for events of foreign formats
 * @param integrationNode IBM's broker; empty when there is none
 * @param integrationServer IBM's execution group, or the application server
 * @param application the application that holds the flow
 * @param library the library that holds the flow
 * @param flow the message flow's short name
 * @param uniqueFlow the message flow's name that is unique in the estate; the short name when there is no better one
 * @param node the label of the node within the flow, for instance {@code Order In}
 * @param nodeType the kind of node, for instance {@code ComIbmMQInputNode}
 * @param terminal the terminal, only for terminal events
 * @param detail what the node works on, for instance a queue's name
 * @param thread the thread that ran the flow
 * @param product the emitting product's version, free text
 */
public record EventSource(
        String address,
        String integrationNode,
        String integrationServer,
        String application,
        String library,
        String flow,
        String uniqueFlow,
        String node,
        String nodeType,
        String terminal,
        String detail,
        String thread,
        String product) {

    public EventSource {
        requireNonNull(address, "address");
        requireNonNull(integrationNode, "integrationNode");
        requireNonNull(integrationServer, "integrationServer");
        requireNonNull(application, "application");
        requireNonNull(library, "library");
        requireNonNull(flow, "flow");
        requireNonNull(node, "node");
        requireNonNull(nodeType, "nodeType");
        requireNonNull(terminal, "terminal");
        requireNonNull(detail, "detail");
        requireNonNull(thread, "thread");
        requireNonNull(product, "product");
        uniqueFlow = uniqueFlow.isEmpty() ? flow : uniqueFlow;
    }

    /** A source that knows no more than its flow and its address. */
    public static EventSource of(String flow, String address) {
        return new EventSource(address, "", "", "", "", flow, flow, "", "", "", "", "", "");
    }

    /** What kind of event this source emits; read from the tail of the address, since node labels may hold dots. */
    public Kind kind() {
        return Kind.of(address);
    }

    /** The kinds of event sources (IBM: transaction events come from input nodes, terminal events from any node). */
    public enum Kind {
        TRANSACTION_START,
        TRANSACTION_END,
        TRANSACTION_ROLLBACK,
        TERMINAL,
        OTHER;

        static Kind of(String address) {
            if (address.endsWith(".transaction.Start")) {
                return TRANSACTION_START;
            }
            if (address.endsWith(".transaction.End")) {
                return TRANSACTION_END;
            }
            if (address.endsWith(".transaction.Rollback")) {
                return TRANSACTION_ROLLBACK;
            }
            return isTerminal(address) ? TERMINAL : OTHER;
        }

        private static boolean isTerminal(String address) {
            int terminal = address.lastIndexOf('.');
            return terminal > 0 && address.startsWith(".terminal", address.lastIndexOf('.', terminal - 1));
        }
    }
}
