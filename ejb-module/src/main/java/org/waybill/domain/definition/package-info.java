/**
 * What a business transaction is: definitions, their versions, and which events play which role.
 *
 * <p>Out of scope: how definitions are stored or written as JSON.
 */
package org.waybill.domain.definition;
