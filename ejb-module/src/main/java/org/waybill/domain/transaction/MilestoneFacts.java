package org.waybill.domain.transaction;

/**
 * Which milestones a business transaction has reached, and which it must reach: one bit each, by the milestone's number.
 *
 * @param reached those that any of its events reached
 * @param required those that any of the definition versions that its events met requires
 */
public record MilestoneFacts(long reached, long required) {

    /** Those that are required and not reached. */
    public long missing() {
        return required & ~reached;
    }

    /** The union of both. Commutative and associative. */
    MilestoneFacts merge(MilestoneFacts other) {
        return new MilestoneFacts(reached | other.reached, required | other.required);
    }
}
