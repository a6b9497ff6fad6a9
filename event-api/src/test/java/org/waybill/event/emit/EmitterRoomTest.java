package org.waybill.event.emit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The walls of the emitter's rooms. */
@AnalyzeClasses(packages = "org.waybill.event", importOptions = DoNotIncludeTests.class)
class EmitterRoomTest {

    @ArchTest
    static final ArchRule theEmitterKnowsEventsCodecsAndJakarta = classes()
            .that()
            .resideInAPackage("org.waybill.event.emit..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.waybill.event",
                    "org.waybill.event.codec",
                    "org.waybill.event.emit..",
                    "org.waybill.event.query",
                    "java..",
                    "jakarta..",
                    "javax.naming..",
                    "javax.xml..",
                    "org.w3c.dom..",
                    "org.xml.sax..",
                    "com.fasterxml.jackson.core..");

    @ArchTest
    static final ArchRule profilesAreValues = classes()
            .that()
            .resideInAPackage("org.waybill.event.emit.profile")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "org.waybill.event",
                    "org.waybill.event.query",
                    "org.waybill.event.emit.profile",
                    "java..",
                    "org.w3c.dom..");
}
