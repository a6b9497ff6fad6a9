package org.waybill.domain.transaction;

import org.waybill.event.EventSource;

/**
 * Which flows took part in a business transaction, as far as 64 bits can tell: a Bloom filter. Each name sets one bit or two.
 * Where they are not all set, no such flow took part; where they are, it probably did, and its links must be asked. Two sets of
 * flows together have the union of their bits.
 *
 * <p>The bits are stored: how a name sets them must never change.
 *
 * @see <a href="https://doi.org/10.1145/362686.362692">B. H. Bloom: Space/time trade-offs in hash coding with allowable
 *     errors (1970)</a>
 */
public final class FlowBits {

    /** The fraction of the golden ratio, which spreads what differs little: Knuth, The Art of Computer Programming 3, 6.4. */
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    private FlowBits() {}

    /** The bits of a flow by either of its names. */
    public static long of(EventSource source) {
        return of(source.flow()) | of(source.uniqueFlow());
    }

    /** The bits of one name. */
    public static long of(String name) {
        long hash = name.hashCode() * SPREAD;
        return 1L << (hash >>> 58) | 1L << (hash >>> 52 & 63);
    }
}
