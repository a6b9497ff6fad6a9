package org.waybill.domain.savedview;

import java.time.Instant;
import java.util.List;

/** The views that people have saved. */
public interface SavedViews {

    /** One's own and those that others share, by page, name and owner. */
    List<SavedView> seenBy(String user);

    /**
     * Keeps a view, in place of the owner's one of that page and name.
     *
     * @return false when the owner has {@value SavedView#MOST} others already, then nothing is changed
     */
    boolean put(SavedView view, Instant now);

    /** Forgets a view of the owner's; false when there is none. */
    boolean remove(String owner, SavedView.Of page, String name);
}
