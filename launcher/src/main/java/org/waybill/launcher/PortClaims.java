package org.waybill.launcher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Which ports this user's processes have given to servers of theirs, whether these listen at the moment or are being
 * started again: one lock on one byte of a file for each, which the operating system gives up with the process.
 */
final class PortClaims {

    private static final FileChannel FILE = open();

    private PortClaims() {}

    /** Claims all of them until this process ends, or none when one of them is somebody's. */
    static synchronized boolean claim(List<Integer> ports) {
        List<FileLock> claimed = new ArrayList<>();
        try {
            for (int port : ports) {
                FileLock lock = FILE.tryLock(port, 1, false);
                if (lock == null) {
                    release(claimed);
                    return false;
                }
                claimed.add(lock);
            }
            return true;
        } catch (OverlappingFileLockException ours) {
            release(claimed);
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void release(List<FileLock> locks) {
        try {
            for (FileLock lock : locks) {
                lock.release();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static FileChannel open() {
        Path file = Path.of(System.getProperty("java.io.tmpdir"), "waybill-ports-" + System.getProperty("user.name"));
        try {
            return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
