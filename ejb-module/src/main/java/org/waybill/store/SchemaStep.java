package org.waybill.store;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import javax.sql.DataSource;
import org.waybill.domain.preparation.PreparationStep;

/** Brings the schema up to date before anything is recorded. */
@ApplicationScoped
class SchemaStep implements PreparationStep {

    /** The recorder's: a migration may take longer than the readers' data source waits for an answer. */
    @Resource(lookup = Wiring.RECORDING)
    private DataSource dataSource;

    @Override
    public Phase phase() {
        return Phase.SCHEMA;
    }

    @Override
    public String prepare() {
        int migrations = new Migration(dataSource).run();
        return migrations == 0 ? "the tables are up to date" : migrations + " migration(s) applied";
    }
}
