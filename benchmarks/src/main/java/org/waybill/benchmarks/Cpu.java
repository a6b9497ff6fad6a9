package org.waybill.benchmarks;

/**
 * CPU seconds of a site's processes since they began.
 *
 * @param server of the server, the broker in it
 * @param database of the database; 0 when it lives in the server
 */
record Cpu(double server, double database) {

    double total() {
        return server + database;
    }

    /** What was taken since an earlier reading. */
    Cpu since(Cpu earlier) {
        return new Cpu(server - earlier.server, database - earlier.database);
    }
}
