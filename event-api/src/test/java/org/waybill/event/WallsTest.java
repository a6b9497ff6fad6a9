package org.waybill.event;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The rooms of this module and what each may use, as docs/architecture.md draws them; one rule a room. */
@AnalyzeClasses(packages = "org.waybill.event", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {

    @ArchTest
    static final ArchRule theEventUsesNothingButTheJdk = classes()
            .that()
            .resideInAPackage("org.waybill.event")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.waybill.event");

    @ArchTest
    static final ArchRule theCodecUsesTheEventAndStreamingParsers = classes()
            .that()
            .resideInAPackage("org.waybill.event.codec")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "javax.xml.stream",
                    "com.fasterxml.jackson.core..",
                    "org.waybill.event",
                    "org.waybill.event.codec");

    @ArchTest
    static final ArchRule queriesKnowNoTransport = classes()
            .that()
            .resideInAPackage("org.waybill.event.query")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.waybill.event",
                    "org.waybill.event.query",
                    "java..",
                    "javax.xml..",
                    "org.w3c.dom..",
                    "org.xml.sax..",
                    "com.fasterxml.jackson.core..",
                    "com.jayway.jsonpath..",
                    "org.jaxen..");
}
