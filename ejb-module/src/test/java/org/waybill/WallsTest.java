package org.waybill;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The rooms of the house and their walls, as docs/architecture.md draws them. */
@AnalyzeClasses(packages = "org.waybill", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {

    @ArchTest
    static final ArchRule THE_DOMAIN_IS_PURE = classes()
            .that()
            .resideInAPackage("org.waybill.domain..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("org.waybill.domain..", "org.waybill.event", "java..");

    @ArchTest
    static final ArchRule CAPABILITIES_MEET_ONLY_IN_THE_DOMAIN = slices().matching("org.waybill.(*)..")
            .should()
            .notDependOnEachOther()
            .ignoreDependency(
                    DescribedPredicate.alwaysTrue(),
                    JavaClass.Predicates.resideInAnyPackage("org.waybill.domain..", "org.waybill.event.."));

    @ArchTest
    static final ArchRule THE_DOMAINS_ROOMS_FORM_NO_CIRCLE =
            slices().matching("org.waybill.domain.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule ONLY_THE_STORE_KNOWS_SQL_AND_JPA = noClasses()
            .that()
            .resideOutsideOfPackage("org.waybill.store..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "javax.sql..", "jakarta.persistence..", "org.flywaydb..");

    @ArchTest
    static final ArchRule ONE_CLASS_KNOWS_MICROMETER_SINCE_A_SERVER_MAY_NOT_HAVE_IT = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("org.waybill.metrics.MicrometerExport")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.micrometer..");

    @ArchTest
    static final ArchRule ONLY_THE_RECORDER_AND_THE_FLOWS_KNOW_MESSAGING = noClasses()
            .that()
            .resideInAnyPackage("org.waybill.domain..", "org.waybill.store..", "org.waybill.definition..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jakarta.jms..");
}
