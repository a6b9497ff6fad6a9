package org.waybill.definition;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.waybill.domain.definition.Definition;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.preparation.PreparationStep;

/**
 * Loads definitions at deployment: those that came with the EAR ({@code META-INF/waybill/definitions}, listed in {@code
 * index}), and those in the server's folder {@code <configuration>/waybill/definitions}, or where {@code
 * waybill.definitions.dir} points. One that cannot be read is said in the log and left out; the others are loaded.
 */
@ApplicationScoped
class DefinitionsStep implements PreparationStep {

    static final String DEPLOYED = "META-INF/waybill/definitions/";

    private static final Logger LOG = Logger.getLogger(DefinitionsStep.class.getName());

    @Inject
    private DefinitionCatalogue catalogue;

    @Inject
    private DefinitionEditor editor;

    @Inject
    private DefinitionAcknowledger acknowledger;

    @Override
    public Phase phase() {
        return Phase.DEFINITIONS;
    }

    @Override
    public String prepare() {
        catalogue.refresh();
        Map<String, String> texts = deployed();
        texts.putAll(fromFolder(folder()));
        int loaded = 0;
        for (Map.Entry<String, String> text : texts.entrySet()) {
            try {
                Definition definition =
                        editor.load(DefinitionJson.read(text.getValue())).definition();
                catalogue.warnings(definition).forEach(warning -> LOG.warning(text.getKey() + ": " + warning));
                loaded++;
            } catch (InvalidDefinitionException e) {
                LOG.log(Level.SEVERE, e, () -> text.getKey() + " is no definition and is left out: " + e.getMessage());
            }
        }
        acknowledger.refresh(); // before the first batch: a node that records is known to match
        return loaded + " definition(s) loaded, " + catalogue.all().size() + " known";
    }

    private static Path folder() {
        String configuration = System.getProperty("jboss.server.config.dir", ".");
        return Path.of(System.getProperty("waybill.definitions.dir", configuration + "/waybill/definitions"));
    }

    /** The definitions that came with the deployment, by name of the file. */
    static Map<String, String> deployed() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : resource("index").lines().map(String::strip).toList()) {
            if (!name.isEmpty()) {
                texts.put(name, resource(name));
            }
        }
        return texts;
    }

    private static String resource(String name) {
        try (InputStream stream = DefinitionsStep.class.getClassLoader().getResourceAsStream(DEPLOYED + name)) {
            if (stream == null) {
                throw new IllegalStateException("The deployment has no " + DEPLOYED + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + DEPLOYED + name, e);
        }
    }

    private static Map<String, String> fromFolder(Path folder) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (!Files.isDirectory(folder)) {
            return texts;
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> definitions =
                    new ArrayList<>(files.filter(file -> file.toString().endsWith(".json"))
                            .sorted()
                            .toList());
            for (Path file : definitions) {
                texts.put(file.toString(), Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the definitions in " + folder, e);
        }
        return texts;
    }
}
