package org.waybill.definition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.waybill.domain.Page;
import org.waybill.domain.definition.DefinitionChange;

/** The log that all nodes of a test share. */
final class InMemoryLog implements DefinitionChange.Log {

    private final List<DefinitionChange> changes = new ArrayList<>();

    /** Runs once, right before the next change is kept: somebody else is faster. */
    private Runnable faster = () -> {};

    private boolean broken;

    void beforeTheNextChange(Runnable other) {
        faster = other;
    }

    /** From now on its tables are not there. */
    void breakDown() {
        broken = true;
    }

    List<DefinitionChange> changes() {
        return List.copyOf(changes);
    }

    @Override
    public long last() {
        if (broken) {
            throw new IllegalStateException("no such table");
        }
        return changes.size();
    }

    @Override
    public List<DefinitionChange> after(long number) {
        return List.copyOf(changes.subList((int) number, changes.size()));
    }

    @Override
    public boolean append(List<DefinitionChange> more) {
        Runnable other = faster;
        faster = () -> {};
        other.run();
        if (more.get(0).number() <= changes.size()) {
            return false;
        }
        for (DefinitionChange change : more) {
            if (change.number() != changes.size() + 1) {
                throw new AssertionError("There is a gap before " + change.number());
            }
            changes.add(change);
        }
        return true;
    }

    @Override
    public Page<DefinitionChange> find(Optional<String> name, int limit, Optional<String> cursor) {
        throw new UnsupportedOperationException("No test of this package lists changes");
    }
}
