/**
 * The flow map: which flows business transactions went through and how they were handed over from one to the next, as their
 * events tell. Nobody draws it; a fold over the newest transactions does.
 *
 * <p>The events of a transaction are taken in the order of their emitters' clocks. So no time is ever negative; but where two
 * hosts' clocks differ by more than a hand-over takes, it is seen the other way round, and where they differ by less it
 * seems longer one way and shorter the other.
 *
 * <p>Out of scope: how the map is laid out; how transactions are read.
 */
package org.waybill.domain.flowmap;
