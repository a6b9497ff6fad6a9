package org.waybill.api.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WebTest {

    @Test
    void thePagesMayLoadNothingButWhatComesFromHere() {
        assertThat(SecurityHeaders.ALWAYS.get("Content-Security-Policy"))
                .contains("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'")
                .doesNotContain("unsafe");
        assertThat(SecurityHeaders.ALWAYS).containsEntry("X-Content-Type-Options", "nosniff");
    }

    @Test
    void theApiIsNeverKeptAndHashedAssetsForEver() {
        assertThat(SecurityHeaders.caching("/api/events")).isEqualTo("no-store");
        assertThat(SecurityHeaders.caching("/api")).isEqualTo("no-store");
        assertThat(SecurityHeaders.caching("/assets/index-B2x.js")).contains("immutable");
        assertThat(SecurityHeaders.caching("/")).isEqualTo("no-cache");
        assertThat(SecurityHeaders.caching("/apiary")).isEqualTo("no-cache");
    }

    @Test
    void aDeepLinkOfTheViewerMayBeAnyPathThatIsNeitherApiNorAsset() {
        assertThat(DeepLinks.mayBeDeepLink("GET", "/transactions/123")).isTrue();
        assertThat(DeepLinks.mayBeDeepLink("HEAD", "/definitions/purchase.v2")).isTrue();
        assertThat(DeepLinks.mayBeDeepLink("POST", "/transactions/123")).isFalse();
        assertThat(DeepLinks.mayBeDeepLink("GET", "/api/unknown")).isFalse();
        assertThat(DeepLinks.mayBeDeepLink("GET", "/assets/gone.js")).isFalse();
        assertThat(DeepLinks.mayBeDeepLink("GET", "/WEB-INF/web.xml")).isFalse();
        assertThat(DeepLinks.mayBeDeepLink("GET", "/")).isFalse();
    }

    @Test
    void gzipIsSentToThoseAloneWhoTakeIt() {
        assertThat(CompressedAssets.takesGzip("gzip, deflate, br, zstd")).isTrue();
        assertThat(CompressedAssets.takesGzip("br;q=1.0, GZIP;q=0.8")).isTrue();
        assertThat(CompressedAssets.takesGzip("gzip;q=0, identity")).isFalse();
        assertThat(CompressedAssets.takesGzip("br, gzip; q=0.0")).isFalse();
        assertThat(CompressedAssets.takesGzip("x-gzip")).isFalse();
        assertThat(CompressedAssets.takesGzip("")).isFalse();
        assertThat(CompressedAssets.takesGzip(null)).isFalse();
    }

    @Test
    void whatTheContainerRefusesIsAProblemToo() {
        assertThat(ProblemPage.problem(401, "/waybill/api/events").detail()).contains("Authorization");
        assertThat(ProblemPage.problem(404, "/waybill/assets/gone.js").detail()).contains("/waybill/assets/gone.js");
        assertThat(ProblemPage.problem(500, "/x").status()).isEqualTo(500);
        assertThat(ProblemPage.problem(null, null).status()).isEqualTo(404);
    }

    @Test
    void credentialsThatAreNotBase64AreTheClientsMistake() {
        assertThat(ProblemPage.isWellFormed("Basic %%%")).isFalse();
        assertThat(ProblemPage.isWellFormed("Basic dmlld2VyOnZpZXdlcg==")).isTrue();
        assertThat(ProblemPage.isWellFormed("Bearer %%%")).isTrue();
    }
}
