package org.waybill.api;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.io.File;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.net.URL;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.waybill.api.access.Roles;

/** Holds the description that is built against the resources that answer. */
class OpenApiTest {

    private final JsonObject document = document();

    @Test
    void everyCallIsDescribedAndNothingElse() {
        List<String> described = document.getJsonObject("paths").entrySet().stream()
                .flatMap(path -> path.getValue().asJsonObject().keySet().stream()
                        .map(method -> method.toUpperCase(Locale.ROOT) + " " + path.getKey()))
                .toList();

        assertThat(described)
                .containsExactlyInAnyOrderElementsOf(calls().map(Call::name).toList());
        assertThat(described).hasSize(59);
    }

    @Test
    void everyCallSaysInWordsWhatItDoesAndWhoMayDoIt() {
        calls().forEach(call -> {
            JsonObject operation = operation(call);
            assertThat(operation.getString("summary")).as(call.name()).isNotBlank();
            assertThat(operation.getString("description"))
                    .as(call.name())
                    .startsWith(call.isOpen() ? "Open to everybody." : "Role: " + call.roles() + ".");
        });
    }

    @Test
    void everyCallPromisesProblemDocuments() {
        calls().forEach(call -> assertThat(
                        operation(call).getJsonObject("responses").getJsonObject("default"))
                .as(call.name())
                .isEqualTo(Json.createObjectBuilder()
                        .add("$ref", "#/components/responses/Problem")
                        .build()));
        assertThat(document.getValue("/components/responses/Problem/content").asJsonObject())
                .containsKey("application/problem+json");
    }

    @Test
    void bodiesHaveExamples() {
        calls().filter(call -> operation(call).containsKey("requestBody")).forEach(call -> {
            JsonObject content = operation(call).getJsonObject("requestBody").getJsonObject("content");
            assertThat(content.getJsonObject("application/json"))
                    .as(call.name())
                    .containsKey("examples");
        });
    }

    @Test
    void statesAreNamed() {
        assertThat(document.getValue("/components/schemas/TransactionState/enum").asJsonArray().stream()
                        .map(JsonValue::toString))
                .containsExactlyInAnyOrder(
                        "\"IN_PROGRESS\"", "\"COMPLETE\"", "\"FAILED\"", "\"INCONSISTENT\"", "\"OVERDUE\"");
    }

    private JsonObject operation(Call call) {
        return document.getJsonObject("paths")
                .getJsonObject(call.path())
                .getJsonObject(call.method().toLowerCase(Locale.ROOT));
    }

    private static JsonObject document() {
        return Json.createReader(OpenApiResource.class.getResourceAsStream("openapi.json"))
                .readObject();
    }

    /** The resources as the application's scan finds them: every class of the package with a path. */
    private static Stream<Call> calls() {
        return Arrays.stream(classFiles())
                .map(file -> load("org.waybill.api." + file.substring(0, file.length() - ".class".length())))
                .filter(type -> type.isAnnotationPresent(Path.class))
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods())
                        .flatMap(method -> Arrays.stream(method.getAnnotations())
                                .map(Annotation::annotationType)
                                .filter(annotation -> annotation.isAnnotationPresent(HttpMethod.class))
                                .map(verb -> new Call(
                                        verb.getAnnotation(HttpMethod.class).value(),
                                        type.getAnnotation(Path.class).value(),
                                        method))));
    }

    private static String[] classFiles() {
        URL classes =
                OpenApiResource.class.getProtectionDomain().getCodeSource().getLocation();
        return new File(classes.getPath(), "org/waybill/api").list((folder, name) -> name.endsWith(".class"));
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private record Call(String method, String root, Method java) {

        String path() {
            Path below = java.getAnnotation(Path.class);
            return "/api/" + root + (below == null ? "" : "/" + below.value());
        }

        String name() {
            return method + " " + path();
        }

        boolean isOpen() {
            return java.isAnnotationPresent(PermitAll.class);
        }

        String roles() {
            String roles =
                    String.join(" or ", java.getAnnotation(RolesAllowed.class).value());
            return roles.equals(Roles.ANY) ? "any" : roles;
        }
    }
}
