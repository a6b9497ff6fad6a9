/**
 * What the benchmarks need of the store's inside: the same tables, rows and statements, without the recorder around
 * them. Stands in the store's package to use them and is in no product.
 */
package org.waybill.store;
