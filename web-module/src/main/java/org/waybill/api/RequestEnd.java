package org.waybill.api;

import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletRequest;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Tells when an answer that goes on after its call is over. */
final class RequestEnd implements AsyncListener {

    private final CompletableFuture<Void> over = new CompletableFuture<>();

    private RequestEnd() {}

    /** Of a request that is answered asynchronously; one that is not is over. */
    static CompletionStage<?> of(ServletRequest request) {
        if (!request.isAsyncStarted()) {
            return CompletableFuture.completedFuture(null);
        }
        RequestEnd end = new RequestEnd();
        request.getAsyncContext().addListener(end);
        return end.over;
    }

    @Override
    public void onComplete(AsyncEvent event) {
        over.complete(null);
    }

    @Override
    public void onTimeout(AsyncEvent event) {
        // is completed next
    }

    @Override
    public void onError(AsyncEvent event) {
        // is completed next
    }

    @Override
    public void onStartAsync(AsyncEvent event) {
        // nobody starts it again
    }
}
