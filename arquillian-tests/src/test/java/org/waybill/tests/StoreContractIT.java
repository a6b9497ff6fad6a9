package org.waybill.tests;

import com.fasterxml.jackson.core.JsonFactory;
import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import jakarta.transaction.UserTransaction;
import java.io.File;
import java.net.URISyntaxException;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.flywaydb.core.Flyway;
import org.flywaydb.database.postgresql.PostgreSQLDatabaseType;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ArchivePaths;
import org.jboss.shrinkwrap.api.Filters;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.EmptyAsset;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.extension.ExtendWith;
import org.waybill.domain.event.Events;
import org.waybill.domain.quarantine.Quarantine;
import org.waybill.domain.recording.RecordingStore;
import org.waybill.domain.transaction.Transactions;
import org.waybill.event.MonitoringEvent;
import org.waybill.store.RecordingStoreContract;

/** The store's contract inside the server: its data sources, its transaction manager, its persistence. */
@ExtendWith(ArquillianExtension.class)
class StoreContractIT implements RecordingStoreContract {

    @Inject
    private RecordingStore store;

    @Inject
    private Transactions transactions;

    @Inject
    private Events events;

    @Inject
    private Quarantine quarantine;

    @Resource
    private UserTransaction transaction;

    @Deployment
    static WebArchive archive() {
        return ShrinkWrap.create(WebArchive.class, "store.war")
                .addPackages(
                        true,
                        Filters.exclude(".*(Test|Fixture)(\\$.*)?\\.class"),
                        "org.waybill.domain",
                        "org.waybill.store")
                .addAsResource("org/waybill/store/migration")
                .addAsResource("META-INF/persistence.xml", "META-INF/persistence.xml")
                .addAsWebInfResource(EmptyAsset.INSTANCE, ArchivePaths.create("beans.xml"))
                .addAsLibraries(jars(
                        MonitoringEvent.class,
                        JsonFactory.class,
                        Flyway.class,
                        PostgreSQLDatabaseType.class,
                        Assertions.class));
    }

    private static File[] jars(Class<?>... ofTheseClasses) {
        return Stream.of(ofTheseClasses)
                .map(type -> {
                    try {
                        return new File(type.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI());
                    } catch (URISyntaxException e) {
                        throw new IllegalStateException("No jar holds " + type, e);
                    }
                })
                .distinct()
                .toArray(File[]::new);
    }

    @Override
    public RecordingStore store() {
        return store;
    }

    @Override
    public Transactions transactions() {
        return transactions;
    }

    @Override
    public Events events() {
        return events;
    }

    @Override
    public Quarantine quarantine() {
        return quarantine;
    }

    @Override
    public <T> T committed(Callable<T> work) throws Exception {
        transaction.begin();
        try {
            return work.call();
        } finally {
            transaction.commit();
        }
    }

    @Override
    public void rolledBack(Callable<?> work) throws Exception {
        transaction.begin();
        try {
            work.call();
        } finally {
            transaction.rollback();
        }
    }
}
