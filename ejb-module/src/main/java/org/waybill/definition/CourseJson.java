package org.waybill.definition;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import java.util.Set;
import org.waybill.domain.definition.Course;
import org.waybill.domain.definition.InvalidDefinitionException;
import org.waybill.domain.definition.Milestone;
import org.waybill.domain.definition.Stage;

/** The members of a definition that say what is expected on the way. */
final class CourseJson {

    private static final Set<String> MILESTONE_MEMBERS = Set.of("name", "required");
    private static final Set<String> STAGE_MEMBERS = Set.of("name", "endWithin", "silentFor");

    private CourseJson() {}

    static Course read(JsonMembers definition) {
        return new Course(
                definition.objects("milestones", MILESTONE_MEMBERS).stream()
                        .map(milestone -> new Milestone(
                                name(milestone), milestone.bool("required").orElse(false)))
                        .toList(),
                definition.objects("stages", STAGE_MEMBERS).stream()
                        .map(stage -> new Stage(name(stage), stage.duration("endWithin"), stage.duration("silentFor")))
                        .toList(),
                definition.bool("singleStart").orElse(false));
    }

    private static String name(JsonMembers object) {
        return object.text("name").orElseThrow(() -> new InvalidDefinitionException(object.path("name"), "is missing"));
    }

    /** What is not expected is not written. */
    static void write(Course course, JsonObjectBuilder json) {
        JsonArrayBuilder milestones = Json.createArrayBuilder();
        for (Milestone milestone : course.milestones()) {
            milestones.add(
                    Json.createObjectBuilder().add("name", milestone.name()).add("required", milestone.required()));
        }
        JsonArrayBuilder stages = Json.createArrayBuilder();
        for (Stage stage : course.stages()) {
            JsonObjectBuilder written = Json.createObjectBuilder().add("name", stage.name());
            DefinitionJson.add(written, "endWithin", stage.endWithin());
            DefinitionJson.add(written, "silentFor", stage.silentFor());
            stages.add(written);
        }
        if (!course.milestones().isEmpty()) {
            json.add("milestones", milestones);
        }
        if (!course.stages().isEmpty()) {
            json.add("stages", stages);
        }
        if (course.singleStart()) {
            json.add("singleStart", true);
        }
    }
}
