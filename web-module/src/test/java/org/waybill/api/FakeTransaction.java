package org.waybill.api;

import jakarta.transaction.RollbackException;
import jakarta.transaction.Status;
import jakarta.transaction.UserTransaction;
import java.util.ArrayList;
import java.util.List;

/** A transaction that tells what was done with it, and whose commit can be made to fail. */
final class FakeTransaction implements UserTransaction {

    final List<String> history = new ArrayList<>();
    boolean commitFails;
    private int status = Status.STATUS_NO_TRANSACTION;

    @Override
    public void begin() {
        history.add("begin");
        status = Status.STATUS_ACTIVE;
    }

    @Override
    public void commit() throws RollbackException {
        status = Status.STATUS_NO_TRANSACTION;
        if (commitFails) {
            history.add("failed commit");
            throw new RollbackException("The broker is gone");
        }
        history.add("commit");
    }

    @Override
    public void rollback() {
        history.add("rollback");
        status = Status.STATUS_NO_TRANSACTION;
    }

    @Override
    public void setRollbackOnly() {
        status = Status.STATUS_MARKED_ROLLBACK;
    }

    @Override
    public int getStatus() {
        return status;
    }

    @Override
    public void setTransactionTimeout(int seconds) {
        throw new UnsupportedOperationException("Nobody sets a timeout here");
    }
}
