package org.waybill.event.emit;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/**
 * Emits the transaction events around one invocation. It runs inside the container's transaction, and outside of the
 * application's own interceptors, so that their failures are seen.
 */
@Interceptor
@MonitoredFlow
@Priority(Interceptor.Priority.LIBRARY_BEFORE)
public class MonitoredFlowInterceptor {

    private final FlowEmitter emitter;
    private final FlowMonitor monitor;

    @Inject
    MonitoredFlowInterceptor(FlowEmitter emitter, FlowMonitor monitor) {
        this.emitter = emitter;
        this.monitor = monitor;
    }

    /** Lets the invocation pass and tells of it. Exceptions of the flow pass unchanged. */
    @AroundInvoke
    public Object emitAround(InvocationContext context) throws Exception {
        FlowInvocation invocation =
                emitter.begin(context.getTarget().getClass(), MessageArguments.of(context.getParameters()));
        monitor.enter(invocation);
        try {
            emitter.started(invocation);
            Object result = context.proceed();
            emitter.ended(invocation);
            return result;
        } catch (Exception | Error failure) {
            emitter.failed(invocation, failure);
            throw failure;
        } finally {
            monitor.leave();
        }
    }
}
