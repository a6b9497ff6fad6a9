/** What is deployed beside Waybill to compare with, and to look into the database from inside the server. */
package org.waybill.benchmarks.naive;
