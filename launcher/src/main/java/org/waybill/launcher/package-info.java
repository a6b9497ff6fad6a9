/**
 * One way to run a server with Waybill in it: for {@code mvn -Prun verify}, for the tests, for the benchmarks.
 *
 * <p>A {@link org.waybill.launcher.ServerHome} is an unpacked WildFly, shared and unchanged but for driver modules. A
 * {@link org.waybill.launcher.ServerInstance} is a folder of configuration, data and log beside it, told what it needs
 * by the same management-CLI {@link org.waybill.launcher.Scripts} that an operator runs. A {@link
 * org.waybill.launcher.Server} is the running process.
 *
 * <p>Out of scope: downloading and unpacking (Maven does it), more than one node, operating systems without POSIX
 * signals.
 */
package org.waybill.launcher;
