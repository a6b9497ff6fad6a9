/**
 * Live changes: what has been recorded or changed since a moment, so that an open page knows what to load anew. The store
 * keeps a log of changes for some minutes; every node reads it, so it does not matter which node recorded.
 *
 * <p>Out of scope: how people are told; what they load then.
 */
package org.waybill.domain.live;
