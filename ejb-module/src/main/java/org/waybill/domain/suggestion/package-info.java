/**
 * Suggestions: definitions that recorded events speak for, with the evidence. A person accepts and edits them; nothing is
 * activated by itself.
 *
 * <p>Out of scope: reading the events, and keeping what a person has accepted.
 */
package org.waybill.domain.suggestion;
