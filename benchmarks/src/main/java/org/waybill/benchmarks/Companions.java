package org.waybill.benchmarks;

import java.nio.file.Path;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.jboss.shrinkwrap.api.exporter.ZipExporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.waybill.benchmarks.burst.BurstFlow;
import org.waybill.benchmarks.naive.NaiveRecorder;
import org.waybill.benchmarks.naive.SqlServlet;

/** The archives that are deployed beside Waybill. */
final class Companions {

    private static final String NO_BEANS = """
            <beans xmlns="https://jakarta.ee/xml/ns/jakartaee" version="4.0" bean-discovery-mode="none"/>""";

    private static final String BEANS = NO_BEANS.replace("none", "annotated");

    private static final String SERVER_MODULES = """
            <jboss-deployment-structure xmlns="urn:jboss:deployment-structure:1.3"><deployment><dependencies>
              <module name="com.fasterxml.jackson.core.jackson-core"/>
            </dependencies></deployment></jboss-deployment-structure>""";

    private static final String BINDING = """
            <jboss:ejb-jar xmlns:jboss="urn:jboss:ejb-jar:jakarta:2.0" xmlns="https://jakarta.ee/xml/ns/jakartaee"
                xmlns:d="urn:delivery-active:2.0" xmlns:p="urn:ejb-pool:2.0" version="4.0">
              <enterprise-beans><message-driven><ejb-name>NaiveRecorder</ejb-name><activation-config>
                %s
              </activation-config></message-driven></enterprise-beans>
              <assembly-descriptor>
                <p:pool><ejb-name>NaiveRecorder</ejb-name><p:bean-instance-pool-ref>waybill-recorder</p:bean-instance-pool-ref></p:pool>
                <d:delivery><ejb-name>NaiveRecorder</ejb-name><d:active>false</d:active></d:delivery>
              </assembly-descriptor>
            </jboss:ejb-jar>""";

    private Companions() {}

    /** Answers SQL at {@code /sql/sql}. */
    static Path sql(Path folder) {
        return export(ShrinkWrap.create(WebArchive.class, "sql.war").addClass(SqlServlet.class), folder);
    }

    /** The flow that emits as many events as it is told, with Waybill's emitter in it as in any application. */
    static Path burst(Path folder) {
        return export(
                ShrinkWrap.create(WebArchive.class, "burst.war")
                        .addClass(BurstFlow.class)
                        .addPackages(true, "org.waybill.event")
                        .addAsResource(new StringAsset(BurstFlow.PROFILE), "META-INF/waybill/profiles/BurstFlow.json")
                        .addAsResource(new StringAsset("BurstFlow.json"), "META-INF/waybill/profiles/index")
                        .addAsWebInfResource(new StringAsset(BEANS), "beans.xml")
                        .addAsWebInfResource(new StringAsset(SERVER_MODULES), "jboss-deployment-structure.xml"),
                folder);
    }

    /** The naive bean with so many sessions; its name is {@code naive-N.war}, its delivery stopped. */
    static Path naive(Path folder, int sessions) {
        WebArchive archive = ShrinkWrap.create(WebArchive.class, "naive-" + sessions + ".war")
                .addClass(NaiveRecorder.class)
                .addPackages(true, "org.waybill.domain", "org.waybill.event")
                .addPackages(
                        false,
                        path -> !path.get().matches(".*/(Jpa|Definition|Payload|Wiring|Schema|Preflight|Plain).*"),
                        "org.waybill.store")
                .addPackages(
                        false,
                        path -> path.get()
                                .matches(".*/(DefinitionJson|CorrelatorJson|CourseJson|JsonMembers|PayloadQueries).*"),
                        "org.waybill.definition")
                .addAsWebInfResource(new StringAsset(NO_BEANS), "beans.xml")
                .addAsWebInfResource(new StringAsset(SERVER_MODULES), "jboss-deployment-structure.xml")
                .addAsWebInfResource(
                        new StringAsset(BINDING.formatted(property("destinationType", "jakarta.jms.Queue")
                                + property("destination", "waybill.events::waybill.recorder")
                                + property("useJNDI", "false")
                                + property("queuePrefix", "")
                                + property("maxSession", Integer.toString(sessions)))),
                        "jboss-ejb3.xml");
        return export(archive, folder);
    }

    private static String property(String name, String value) {
        return "<activation-config-property><activation-config-property-name>" + name
                + "</activation-config-property-name><activation-config-property-value>" + value
                + "</activation-config-property-value></activation-config-property>";
    }

    private static Path export(WebArchive archive, Path folder) {
        Path file = folder.resolve(archive.getName());
        archive.as(ZipExporter.class).exportTo(file.toFile(), true);
        return file;
    }
}
