package org.waybill.event.codec;

import java.nio.CharBuffer;
import java.util.Optional;
import org.waybill.event.MonitoringEvent;

/** Reads IBM's monitoring events, {@code wmb:event} and {@code mon:event}; never validates, as real ones are not valid. */
final class IbmEvents {

    private final ReadLimits limits;

    IbmEvents(ReadLimits limits) {
        this.limits = limits;
    }

    MonitoringEvent read(CharBuffer text, String transportId) throws UnreadableEventException {
        XmlSource xml = new XmlSource(text, limits.maxDepth());
        xml.nextChild();
        Optional<IbmVocabulary> vocabulary = IbmVocabulary.of(xml.namespace());
        if (vocabulary.isEmpty() || !xml.at().getLocalName().equals("event")) {
            throw Refusal.of(
                    "The root element is " + Refusal.quote(xml.at().getLocalName()) + " in the namespace "
                            + Refusal.quote(xml.namespace()),
                    xml.where(),
                    "event in the namespace " + IbmVocabulary.WMB.namespace + " or " + IbmVocabulary.V2.namespace);
        }
        IbmEventReader reader = new IbmEventReader(xml, vocabulary.get(), limits);
        reader.readRoot();
        return reader.build(transportId);
    }
}
