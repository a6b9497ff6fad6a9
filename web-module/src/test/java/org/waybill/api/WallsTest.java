package org.waybill.api;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The walls of the room, as docs/architecture.md draws them. */
@AnalyzeClasses(packages = "org.waybill.api", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {

    @ArchTest
    static final ArchRule THE_API_USES_NEITHER_THE_STORE_NOR_THE_RECORDER = classes()
            .that()
            .resideInAPackage("org.waybill.api..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.waybill.api..",
                    "org.waybill.domain..",
                    "org.waybill.definition",
                    "org.waybill.flow",
                    "org.waybill.event..",
                    "java..",
                    "jakarta..",
                    "org.eclipse.microprofile.openapi..",
                    "org.apache.commons.csv");

    @ArchTest
    static final ArchRule VIEWS_KNOW_NEITHER_RESOURCES_NOR_SECURITY = noClasses()
            .that()
            .resideInAPackage("org.waybill.api.view..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.waybill.api", "org.waybill.api.access..", "org.waybill.api.web..");
}
