package org.waybill.event.emit;

import jakarta.enterprise.util.Nonbinding;
import jakarta.interceptor.InterceptorBinding;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes a message-driven bean or EJB a monitored flow: each invocation emits {@code <node>.transaction.Start}, and {@code
 * .End} or, on an exception or in a transaction that can only roll back, {@code .Rollback}.
 *
 * <p>What these events carry, and whether they are emitted, is said by the flow's monitoring profile; see {@code
 * docs/emitting.md}. In between the flow's code may emit terminal events by an injected {@link FlowMonitor}.
 */
@InterceptorBinding
@Inherited
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface MonitoredFlow {

    /** The flow's name; the simple name of the class when empty. */
    @Nonbinding
    String value() default "";

    /** The application that the flow belongs to. */
    @Nonbinding
    String application() default "";

    /** The name of the monitoring profile; the flow's name when empty. */
    @Nonbinding
    String profile() default "";

    /** The label of the flow's input node. */
    @Nonbinding
    String node() default "Input";
}
