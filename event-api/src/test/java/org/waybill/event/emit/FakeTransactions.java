package org.waybill.event.emit;

import java.util.ArrayList;
import java.util.List;

/** One transaction, ended by the test. */
final class FakeTransactions implements FlowTransactions {

    boolean active = true;
    boolean rollbackOnly;
    private final List<Completion> observers = new ArrayList<>();

    @Override
    public boolean isActive() {
        return active;
    }

    @Override
    public boolean isRollbackOnly() {
        return rollbackOnly;
    }

    @Override
    public void afterCompletion(Completion observer) {
        if (rollbackOnly) {
            observer.completed(false);
        } else {
            observers.add(observer);
        }
    }

    void end(boolean committed) {
        active = false;
        observers.forEach(observer -> observer.completed(committed));
        observers.clear();
    }
}
