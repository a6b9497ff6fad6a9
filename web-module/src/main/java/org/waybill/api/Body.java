package org.waybill.api;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.waybill.api.problem.Problem;
import org.waybill.api.problem.ProblemException;

/** Reads a request's body up to a limit, whether its length was announced or not. */
final class Body {

    private static final int CHUNK = 8192;

    private Body() {}

    /**
     * The whole body.
     *
     * @param announced the announced length, negative when there is none
     * @param limit the most bytes that are taken
     * @throws ProblemException with 413 when there are more, before more than the limit is held in memory
     */
    static byte[] read(InputStream body, long announced, int limit) {
        if (announced > limit) {
            throw tooLarge(limit);
        }
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        byte[] chunk = new byte[CHUNK];
        try {
            for (int read = body.read(chunk); read >= 0; read = body.read(chunk)) {
                if (read > limit - content.size()) {
                    throw tooLarge(limit);
                }
                content.write(chunk, 0, read);
            }
        } catch (IOException e) {
            // The listener has a limit too and breaks off at it, without a type that could be told apart from here.
            if (content.size() + CHUNK > limit) {
                throw tooLarge(limit);
            }
            throw new ProblemException(Problem.of(400, "The body broke off after " + content.size() + " bytes."));
        }
        return content.toByteArray();
    }

    private static ProblemException tooLarge(int limit) {
        return new ProblemException(Problem.of(
                413,
                "The body is larger than " + limit + " bytes; send the events in smaller batches, or raise "
                        + ApiSettings.MAX_BODY_BYTES + "."));
    }
}
