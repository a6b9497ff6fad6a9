package org.waybill.event.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmitterSettingsTest {

    @Test
    void withoutAnySettingTheServerScriptsNamesHold() {
        assertThat(EmitterSettings.from(new Properties()))
                .isEqualTo(new EmitterSettings(
                        "java:/jms/waybill/Emitter",
                        "java:/jms/waybill/EmitterIndependent",
                        "waybill.events",
                        "",
                        true));
    }

    @Test
    void everyKeyIsRead() {
        Properties properties = new Properties();
        properties.setProperty("waybill.emitter.connection-factory", "java:/A");
        properties.setProperty("waybill.emitter.independent-connection-factory", "java:/B");
        properties.setProperty("waybill.emitter.address", "events");
        properties.setProperty("waybill.emitter.server", "node1");
        properties.setProperty("waybill.emitter.enabled", "false");

        assertThat(EmitterSettings.from(properties))
                .isEqualTo(new EmitterSettings("java:/A", "java:/B", "events", "node1", false));
    }

    @Test
    void theServersOwnNameIsUsedWhenNoneIsSet() {
        Properties properties = new Properties();
        properties.setProperty("jboss.node.name", "shop-2");

        assertThat(EmitterSettings.from(properties).server()).isEqualTo("shop-2");
    }

    @ParameterizedTest
    @CsvSource({
        "waybill.emitter.connection-factory, ldap://elsewhere/x",
        "waybill.emitter.independent-connection-factory, jms/Emitter",
        "waybill.emitter.address, two words",
        "waybill.emitter.address, ''",
        "waybill.emitter.enabled, yes"
    })
    void aWrongValueIsSaidWithItsKey(String key, String value) {
        Properties properties = new Properties();
        properties.setProperty(key, value);

        assertThatThrownBy(() -> EmitterSettings.from(properties))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(key + " must be ")
                .hasMessageEndingWith("was '" + value + "'");
    }
}
