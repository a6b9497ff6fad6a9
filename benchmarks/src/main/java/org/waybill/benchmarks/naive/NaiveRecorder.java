package org.waybill.benchmarks.naive;

import jakarta.annotation.Resource;
import jakarta.ejb.EJBException;
import jakarta.ejb.MessageDriven;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.waybill.definition.DefinitionJson;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.DefinitionBook;
import org.waybill.domain.recording.ReceivedEvent;
import org.waybill.domain.recording.UnrecordableEventException;
import org.waybill.event.MonitoringEvent;
import org.waybill.event.codec.EncodedEvent;
import org.waybill.event.codec.EventReader;
import org.waybill.event.codec.UnreadableEventException;
import org.waybill.store.RowByRow;

/** The bean that everybody writes: one message, one XA transaction, one statement a row. */
@MessageDriven(name = "NaiveRecorder")
public class NaiveRecorder implements MessageListener {

    private static final DefinitionBook BOOK = DefinitionBook.of(List.of(definition()));

    private final EventReader reader = new EventReader();

    @Resource(lookup = "java:jboss/datasources/WaybillXA")
    private DataSource dataSource;

    @Override
    public void onMessage(Message message) {
        try (Connection connection = dataSource.getConnection()) {
            byte[] body = message.getBody(byte[].class);
            EncodedEvent encoded = new EncodedEvent(body, "application/json", Map.of(), message.getJMSMessageID());
            for (MonitoringEvent event : reader.read(encoded)) {
                RowByRow.write(connection, ReceivedEvent.of(event, Instant.now(), BOOK));
            }
        } catch (SQLException | JMSException | UnreadableEventException | UnrecordableEventException e) {
            throw new EJBException(e);
        }
    }

    private static Definition definition() {
        try {
            return DefinitionJson.read(
                    Files.readString(Path.of(System.getProperty("waybill.definitions.dir"), "benchmark.json")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
