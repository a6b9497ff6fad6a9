package org.waybill.event.emit;

import jakarta.interceptor.InvocationContext;
import jakarta.jms.Message;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Callable;
import org.waybill.event.emit.profile.ProfileReader;

/** A monitored flow without a server: the interceptor around a piece of code, with fakes at its edges. */
final class FlowRun {

    final FakeSender sender = new FakeSender();
    final FakeTransactions transactions = new FakeTransactions();
    final MonitoringProfiles profiles = new MonitoringProfiles();
    final Clock clock = Clock.fixed(Instant.parse("2026-11-30T08:00:00.000001Z"), ZoneOffset.UTC);
    private final Properties settings = new Properties();
    final FlowMonitor monitor;
    private final MonitoredFlowInterceptor interceptor;

    FlowRun() {
        settings.setProperty("waybill.emitter.server", "node1");
        FlowEmitter emitter = new FlowEmitter(profiles, sender, transactions, clock, EmitterSettings.from(settings));
        monitor = new FlowMonitor(emitter);
        interceptor = new MonitoredFlowInterceptor(emitter, monitor);
    }

    /** A flow of the application {@code Shop}. */
    @MonitoredFlow(application = "Shop", node = "Order In")
    static class OrderFlow {}

    void profile(String events) {
        profile(events, "");
    }

    void profile(String events, String mask) {
        String json = "{\"name\": \"OrderFlow\", \"mask\": [" + mask + "], \"events\": [" + events + "]}";
        profiles.put(ProfileReader.read("OrderFlow", json.getBytes(StandardCharsets.UTF_8)));
    }

    Object run(Message message, Callable<?> flow) throws Exception {
        return interceptor.emitAround(new Invocation(new OrderFlow(), new Object[] {message}, flow));
    }

    /** Runs a flow to the committed end of its transaction. */
    void commit(String body, Map<String, String> properties) throws Exception {
        run(FakeMessage.text(body, properties), () -> null);
        transactions.end(true);
    }

    private record Invocation(Object getTarget, Object[] getParameters, Callable<?> flow) implements InvocationContext {
        @Override
        public Object proceed() throws Exception {
            return flow.call();
        }

        @Override
        public Object getTimer() {
            return null;
        }

        @Override
        public Method getMethod() {
            throw new UnsupportedOperationException("No reflection on the way of a message");
        }

        @Override
        public Constructor<?> getConstructor() {
            throw new UnsupportedOperationException("No reflection on the way of a message");
        }

        @Override
        public void setParameters(Object[] parameters) {
            throw new UnsupportedOperationException("Monitoring changes no argument");
        }

        @Override
        public Map<String, Object> getContextData() {
            return new HashMap<>();
        }
    }
}
