package org.waybill.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;

/** An H2 file of the benchmark's own, with the settings of jca-config. */
final class H2File {

    private H2File() {}

    static DataSource fresh(Path folder) {
        try {
            JdbcDataSource database = new JdbcDataSource();
            database.setURL("jdbc:h2:async:"
                    + Files.createTempDirectory(folder, "limit").resolve("waybill")
                    + ";WRITE_DELAY=0;AUTO_COMPACT_FILL_RATE=0;MAX_COMPACT_TIME=0");
            return database;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
