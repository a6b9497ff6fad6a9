package org.waybill.domain.savedview;

/**
 * A list that somebody wants to come back to.
 *
 * @param page of which page it is
 * @param name its name, once for each owner and page
 * @param owner whose it is, by log-in name
 * @param query the filters, as in the page's address, without the question mark
 * @param shared whether everybody sees it
 */
public record SavedView(Of page, String name, String owner, String query, boolean shared) {

    /** How long a name may be, in UTF-16 units; how long a query; and how many views one may have. */
    public static final int LONGEST_NAME = 100;

    public static final int LONGEST_QUERY = 4000;
    public static final int MOST = 200;

    /** The pages that have views. */
    public enum Of {
        TRANSACTIONS,
        EVENTS,
        OVERVIEW
    }

    public SavedView {
        if (name.isBlank() || name.length() > LONGEST_NAME || query.length() > LONGEST_QUERY) {
            throw new IllegalArgumentException("A view needs a name of at most " + LONGEST_NAME
                    + " characters and a query of at most " + LONGEST_QUERY);
        }
    }
}
