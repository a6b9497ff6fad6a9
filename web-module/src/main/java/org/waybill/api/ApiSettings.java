package org.waybill.api;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Properties;

/**
 * The settings of the API, read from system properties when the application starts.
 *
 * @param maxBodyBytes {@code waybill.api.max-body-bytes}: the largest body that is taken, from 1024 to 16 MiB, which is
 *     what a reader of events takes; default 10 MiB. The server's listener has a limit of its own ({@code max-post-size}), which must not be lower
 */
public record ApiSettings(int maxBodyBytes) {

    static final String MAX_BODY_BYTES = "waybill.api.max-body-bytes";
    static final int DEFAULT_MAX_BODY_BYTES = 10 * 1024 * 1024;

    private static final int LEAST = 1024;
    private static final int MOST = 16 * 1024 * 1024;

    public ApiSettings {
        if (maxBodyBytes < LEAST || maxBodyBytes > MOST) {
            throw wrong(Integer.toString(maxBodyBytes));
        }
    }

    /** What the properties say, with defaults for what they do not. */
    static ApiSettings of(Properties properties) {
        String bytes = properties.getProperty(MAX_BODY_BYTES, "").trim();
        try {
            return new ApiSettings(bytes.isEmpty() ? DEFAULT_MAX_BODY_BYTES : Integer.parseInt(bytes));
        } catch (NumberFormatException e) {
            throw wrong(bytes);
        }
    }

    private static IllegalArgumentException wrong(String value) {
        return new IllegalArgumentException(
                MAX_BODY_BYTES + " must be a number of bytes from " + LEAST + " to " + MOST + ", was '" + value + "'");
    }

    /** Gives the settings to whoever asks, and stops the deployment when they are wrong. */
    @ApplicationScoped
    static class Source {

        @Produces
        @Singleton
        ApiSettings settings() {
            return of(System.getProperties());
        }

        void check(@Observes Startup starting) {
            of(System.getProperties());
        }
    }
}
