package org.waybill.domain.recording;

/** Work that the database has prepared and that waits for a decision. */
public interface PreparedWork {

    /**
     * Commits what this global transaction has prepared and not ended.
     *
     * @param transaction the beginning of its global transaction id
     * @return how many branches were still prepared, and are committed now
     * @throws StoreUnavailableException when the database does not answer; then try again
     */
    int commit(byte[] transaction);
}
