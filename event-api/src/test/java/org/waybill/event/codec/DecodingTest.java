package org.waybill.event.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which character set the bytes of an XML event are taken to be in. */
class DecodingTest {

    @ParameterizedTest
    @CsvSource({
        "ISO-8859-1,true",
        "UTF-16,true",
        "UTF-16LE,false",
        "UTF-16BE,false",
        "UTF-32,false",
        "windows-1252,true"
    })
    void theCharacterSetIsTheDeclaredOne(String charset, boolean declared) throws UnreadableEventException {
        String text = (declared ? "<?xml version=\"1.0\" encoding=\"" + charset + "\"?>" : "")
                + Examples.WMB.replace("OrderReceived", "Bestellung für Zoë");
        EncodedEvent encoded = new EncodedEvent(text.getBytes(Charset.forName(charset)), "", Map.of(), "");
        assertThat(new EventReader().read(encoded).get(0).name()).isEqualTo("Bestellung für Zoë");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ISO-8859-1", "UTF-16"})
    void theContentTypeWinsOverADeclarationThatTheTransportMadeUntrue(String declared) throws UnreadableEventException {
        String text =
                "<?xml version=\"1.0\" encoding=\"" + declared + "\"?>" + Examples.WMB.replace("OrderReceived", "Zoë");
        EncodedEvent encoded = Examples.of(text, "text/xml; charset=\"utf-8\"");
        assertThat(new EventReader().read(encoded).get(0).name()).isEqualTo("Zoë");
    }
}
