/**
 * Definitions as people write them: JSON, loaded at deployment and posted to the API, kept in numbered versions.
 *
 * <ul>
 *   <li>R1 - What is wrong is said with the path of the field and what would be right. (why: a person has to mend it)
 *   <li>R2 - A version, once kept, never changes. (why: events keep the version that they met)
 *   <li>R3 - A definition that came with the deployment and has not changed makes no new version. (why: redeploying is
 *       not a change)
 *   <li>R4 - A change takes effect on every node within seconds, without a restart.
 * </ul>
 *
 * <p>Out of scope: matching and folding, which is the domain's; tables, which are the store's.
 */
package org.waybill.definition;
