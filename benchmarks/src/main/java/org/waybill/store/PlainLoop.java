package org.waybill.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.RecordingStore.Recorded;

/** The limit: the recorder's statements over one plain connection, batch after batch, without queue and without XA. */
public final class PlainLoop implements AutoCloseable {

    private final Connection connection;
    private final JdbcRecordingStore store;

    /**
     * @param database a store whose tables are there
     */
    public PlainLoop(DataSource database) throws SQLException {
        connection = database.getConnection();
        connection.setAutoCommit(false);
        Connection lent = (Connection) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("close")) {
                        return null;
                    }
                    try {
                        return method.invoke(connection, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        DataSource single = (DataSource) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {DataSource.class}, (proxy, method, arguments) -> lent);
        store = new JdbcRecordingStore(single, () -> {});
    }

    /** Makes the tables where they are not there. */
    public static void migrate(DataSource database) {
        new Migration(database).run();
    }

    /** Inserts and folds the batch, and commits. */
    public void record(List<ReceivedEvent> batch) throws SQLException {
        Recorded recorded = store.record(batch);
        if (recorded.recorded() != batch.size()) {
            throw new IllegalStateException("Not all events of the batch were new: " + recorded);
        }
        connection.commit();
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
