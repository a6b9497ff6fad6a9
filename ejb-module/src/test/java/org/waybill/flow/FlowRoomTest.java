package org.waybill.flow;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.EventPattern;
import org.waybill.domain.definition.Role;
import org.waybill.event.Correlators;
import org.waybill.event.EventIdentity;
import org.waybill.event.EventSource;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.Payload;
import org.waybill.event.emit.MonitoringProfiles;
import org.waybill.event.emit.profile.MonitoringProfile;

/** The flows' walls, and what lies beside them: profiles and definitions that fit each other. */
@AnalyzeClasses(packages = "org.waybill.flow", importOptions = DoNotIncludeTests.class)
class FlowRoomTest {

    private static final String DEFINITIONS = "/META-INF/waybill/definitions/";

    @ArchTest
    static final ArchRule flowsKnowNoMoreThanAnyApplication = classes()
            .that()
            .resideInAPackage("org.waybill.flow")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("org.waybill.flow", "org.waybill.event..", "jakarta..", "java..");

    @Test
    void everyFlowHasAProfileThatCanBeRead() {
        List<MonitoringProfile> profiles = new MonitoringProfiles().all();

        assertThat(profiles)
                .extracting(MonitoringProfile::name)
                .containsExactly("CompleteOrder", "DispatchOrder", "RelayFlow", "ValidateOrder");
        assertThat(profiles)
                .filteredOn(profile -> !profile.name().equals("RelayFlow"))
                .allSatisfy(profile -> assertThat(profile.mask().rules()).contains("card"));
    }

    @Test
    void thePurchaseBeginsWithTheOrderAndEndsWithItsCompletion() throws IOException {
        Definition purchase = definition("purchase.json");

        assertThat(purchase.warnings()).isEmpty();
        assertThat(role(purchase, "ValidateOrder", "Order In.transaction.Start"))
                .contains(Role.START);
        assertThat(role(purchase, "ValidateOrder", "Reject.terminal.failure")).contains(Role.FAILURE);
        assertThat(role(purchase, "DispatchOrder", "Input.transaction.Rollback"))
                .contains(Role.FAILURE);
        assertThat(role(purchase, "DispatchOrder", "To Complete.terminal.in")).contains(Role.PROGRESS);
        assertThat(role(purchase, "CompleteOrder", "Input.transaction.End")).contains(Role.END);
    }

    @Test
    void aRejectionIsFinalAndARollbackIsNot() throws IOException {
        Definition purchase = definition("purchase.json");
        MonitoringEvent rejection = event("ValidateOrder", "Reject.terminal.failure");
        MonitoringEvent rollback = event("DispatchOrder", "Input.transaction.Rollback");

        assertThat(purchase.patternFor(rejection).orElseThrow().isFinal(rejection))
                .isTrue();
        assertThat(purchase.patternFor(rollback).orElseThrow().isFinal(rollback))
                .isFalse();
    }

    @Test
    void aRelayedMessageIsATransactionOfTwoEvents() throws IOException {
        Definition relay = definition("relay.json");

        assertThat(relay.warnings()).isEmpty();
        assertThat(role(relay, "RelayFlow", "MQ Input.transaction.Start")).contains(Role.START);
        assertThat(role(relay, "RelayFlow", "MQ Output.terminal.in")).contains(Role.END);
    }

    private static Optional<Role> role(Definition definition, String flow, String address) {
        return definition.patternFor(event(flow, address)).map(EventPattern::role);
    }

    private static MonitoringEvent event(String flow, String address) {
        return new MonitoringEvent(
                EventIdentity.next(MonitoringEvent.EARLIEST),
                EventSource.of(flow, address),
                "",
                MonitoringEvent.EARLIEST,
                1,
                Correlators.NONE,
                List.of(),
                List.of(),
                Payload.NOT_CAPTURED,
                "",
                Map.of());
    }

    private static Definition definition(String name) throws IOException {
        try (InputStream stream = FlowRoomTest.class.getResourceAsStream(DEFINITIONS + name)) {
            return DefinitionJson.read(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
