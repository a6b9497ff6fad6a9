/**
 * Errors as problem documents (RFC 9457), in words for people, and the one place that decides which exception becomes
 * which.
 *
 * <p>Out of scope: deciding what is an error; resources and filters do.
 */
package org.waybill.api.problem;
