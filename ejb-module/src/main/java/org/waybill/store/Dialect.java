package org.waybill.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;

/** The databases that Waybill knows. */
enum Dialect {
    H2,
    POSTGRESQL,
    SQLSERVER;

    /** The setting of the recorder's transaction time-out, in seconds; jboss-ejb3.xml reads it too. */
    private static final String TRANSACTION = "waybill.recorder.transaction-seconds";

    /** This database's own statements. */
    SetStatements statements() {
        return switch (this) {
            case H2 -> new H2Statements();
            case POSTGRESQL -> new PostgresStatements(Duration.ofSeconds(Integer.getInteger(TRANSACTION, 60)));
            case SQLSERVER -> new SqlServerStatements();
        };
    }

    /** How many bytes a column holds, as an expression that does not read them. */
    String byteLength(String column) {
        return switch (this) {
            case H2, POSTGRESQL -> "octet_length(" + column + ")";
            case SQLSERVER -> "datalength(" + column + ")";
        };
    }

    /** The moment that many seconds ago by the database's clock, as an expression. */
    String ago(int seconds) {
        return switch (this) {
            case H2, POSTGRESQL -> "current_timestamp - interval '" + seconds + "' second";
            case SQLSERVER -> "dateadd(second, -" + seconds + ", sysdatetimeoffset())";
        };
    }

    /** The whole milliseconds from one moment to another, towards zero, as an expression. */
    String millis(String from, String to) {
        return switch (this) {
            case H2 -> "(datediff(microsecond, " + from + ", " + to + ") / 1000)";
            case POSTGRESQL -> "cast(trunc(extract(epoch from " + to + " - " + from + ") * 1000) as bigint)";
            case SQLSERVER -> "(datediff_big(microsecond, " + from + ", " + to + ") / 1000)";
        };
    }

    /** That a number's bits are all set in a column, as a condition with that number for both of its parameters. */
    String hasBits(String column) {
        return switch (this) {
            case H2 -> "bitand(" + column + ", cast(? as bigint)) = ?";
            case POSTGRESQL, SQLSERVER -> "(" + column + " & ?) = ?";
        };
    }

    /** That a column contains a text, ignoring case, as a condition with one parameter, of which no character is special. */
    String contains(String column) {
        return switch (this) {
            case H2 -> "locate(lower(?), lower(" + column + ")) > 0";
            case POSTGRESQL -> "position(lower(?) in lower(" + column + ")) > 0";
            case SQLSERVER -> "charindex(lower(?), lower(" + column + ")) > 0";
        };
    }

    /** That a column contains these bytes, as a condition with one parameter. */
    String containsBytes(String column) {
        return switch (this) {
            case H2 -> "locate(utf8tostring(?), utf8tostring(" + column + ")) > 0";
            case POSTGRESQL -> "position(? in " + column + ") > 0";
            case SQLSERVER ->
                "charindex(cast(cast(? as varbinary(8000)) as varchar(8000)) collate Latin1_General_BIN2, cast("
                        + column + " as varchar(max)) collate Latin1_General_BIN2) > 0";
        };
    }

    /** Where this database's migrations are, as a class path location. */
    String migrations() {
        return "org/waybill/store/migration/" + name().toLowerCase(Locale.ROOT);
    }

    /** @throws IllegalStateException naming the databases that would do */
    static Dialect of(Connection connection) throws SQLException {
        String product = connection.getMetaData().getDatabaseProductName();
        return switch (product) {
            case "H2" -> H2;
            case "PostgreSQL" -> POSTGRESQL;
            case "Microsoft SQL Server" -> SQLSERVER;
            default ->
                throw new IllegalStateException(
                        "Waybill stores in H2, PostgreSQL or Microsoft SQL Server, but the data source leads to "
                                + product);
        };
    }
}
