package org.waybill.store;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.waybill.domain.annotation.Annotations;
import org.waybill.domain.definition.DefinitionAcknowledgements;
import org.waybill.domain.definition.DefinitionChange;
import org.waybill.domain.event.Events;
import org.waybill.domain.flowmap.FlowMaps;
import org.waybill.domain.live.ChangeLog;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.retention.Retention;
import org.waybill.domain.rollup.RollupKeeper;
import org.waybill.domain.rollup.Rollups;
import org.waybill.domain.savedview.SavedViews;
import org.waybill.domain.transaction.TransactionQuery;
import org.waybill.domain.transaction.Transactions;

/** The store over one plain connection, whose end of transaction the test decides. */
public final class JdbcStoreFixture implements AutoCloseable {

    private final Connection connection;
    private final DataSource database;
    private final AtomicInteger doomed = new AtomicInteger();
    private final List<String> statements = new ArrayList<>();

    public JdbcStoreFixture(DataSource database) throws SQLException {
        this(database, migrated(database).getConnection());
    }

    private JdbcStoreFixture(DataSource database, Connection connection) throws SQLException {
        this.database = database;
        this.connection = connection;
        connection.setAutoCommit(false);
    }

    private static DataSource migrated(DataSource database) {
        new Migration(database).run();
        return database;
    }

    /** Another session on the same database. */
    JdbcStoreFixture session() throws SQLException {
        return new JdbcStoreFixture(database, database.getConnection());
    }

    public RecordingStore store() {
        return new JdbcRecordingStore(joined(), doomed::incrementAndGet);
    }

    Transactions transactions() {
        return new JdbcTransactions(database);
    }

    Events events() {
        return new JdbcEvents(database);
    }

    Rollups rollups() {
        return new JdbcRollups(database);
    }

    RollupKeeper rollupKeeper() {
        return new JdbcRollupKeeper(database);
    }

    Retention retention() {
        return new JdbcRetention(database, database);
    }

    Annotations annotations() {
        return new JdbcAnnotations(database);
    }

    FlowMaps flowMaps() {
        return new JdbcFlowMaps(database);
    }

    SavedViews savedViews() {
        return new JdbcSavedViews(database);
    }

    ChangeLog changeLog() {
        return new JdbcChangeLog(database);
    }

    DataSource database() {
        return database;
    }

    Quarantine quarantine() {
        return new JdbcQuarantine(database, joined());
    }

    PayloadAccessList audit() {
        return new PayloadAccessList(database);
    }

    DefinitionChange.Log definitionLog() {
        return new JdbcDefinitionLog(database);
    }

    DefinitionAcknowledgements acknowledgements() {
        return new JdbcAcknowledgements(database);
    }

    /** How often the store has doomed the transaction. */
    int doomed() {
        return doomed.get();
    }

    /** What the store has had prepared so far, in order. */
    List<String> statements() {
        return List.copyOf(statements);
    }

    public Connection connection() {
        return connection;
    }

    <T> T committed(Callable<T> work) throws Exception {
        T result = work.call();
        connection.commit();
        return result;
    }

    void rolledBack(Callable<?> work) throws Exception {
        work.call();
        connection.rollback();
    }

    @Override
    public void close() throws SQLException {
        connection.rollback();
        connection.close();
    }

    /** How the database would find what is asked for, in its own words; all that the query compares with is its moment. */
    String plan(TransactionQuery query) throws SQLException {
        List<String> statements = new ArrayList<>();
        DataSource watched = (DataSource) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {DataSource.class},
                (proxy, method, arguments) -> watched(database.getConnection(), statements));
        new JdbcTransactions(watched).find(query);
        String moment = "timestamp with time zone '" + query.now() + "'";
        try (Connection own = database.getConnection();
                Statement statement = own.createStatement()) {
            statement.execute("analyze");
            StringBuilder plan = new StringBuilder();
            try (ResultSet lines =
                    statement.executeQuery("explain " + statements.get(0).replace("?", moment))) {
                while (lines.next()) {
                    plan.append(lines.getString(1)).append('\n');
                }
            }
            return plan.toString();
        }
    }

    private static Connection watched(Connection connection, List<String> statements) {
        return (Connection) Proxy.newProxyInstance(
                JdbcStoreFixture.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("prepareStatement")) {
                        statements.add((String) arguments[0]);
                    }
                    return method.invoke(connection, arguments);
                });
    }

    /** A data source that joins the open transaction, as the container's does. */
    DataSource joined() {
        Connection lent = (Connection) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("close")) {
                        return null;
                    }
                    if (method.getName().equals("prepareStatement")) {
                        statements.add((String) arguments[0]);
                    }
                    try {
                        return method.invoke(connection, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        return (DataSource) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {DataSource.class}, (proxy, method, arguments) -> lent);
    }
}
