package org.waybill.event.emit.profile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.waybill.event.Payload;
import org.waybill.event.query.JsonTree;
import org.waybill.event.query.Mask;
import org.waybill.event.query.Query;

/** Reads Waybill's own form of a profile; {@code META-INF/waybill/schema/monitoring-profile.schema.json} describes it. */
final class JsonProfileReader {

    private static final Set<String> PROFILE = Set.of("$schema", "name", "description", "prefixes", "mask", "events");
    private static final Set<String> EVENT = Set.of(
            "source",
            "enabled",
            "name",
            "filter",
            "localTransactionId",
            "parentTransactionId",
            "globalTransactionId",
            "unitOfWork",
            "fields",
            "documents",
            "payload");
    private static final Set<String> FIELD = Set.of("name", "dataType", "namespace", "query");
    private static final Set<String> DOCUMENT = Set.of("name", "namespace", "query");
    private static final Set<String> PAYLOAD = Set.of("content", "encoding", "maxBytes");

    private JsonProfileReader() {}

    static MonitoringProfile read(String usualName, byte[] content) {
        Object tree;
        try {
            tree = JsonTree.parse(content);
        } catch (IOException e) {
            throw new InvalidProfileException("The profile", "is not JSON: " + e.getMessage());
        }
        Members profile = Members.of("", tree, Map.of(), PROFILE);
        Map<String, String> prefixes = prefixes(profile);
        Map<String, EventPoint> points = new LinkedHashMap<>();
        int index = 0;
        for (Object event : profile.list("events")) {
            String path = "events[" + index++ + "]";
            EventPoint point = point(Members.of(path, event, prefixes, EVENT), path);
            if (points.put(point.address(), point) != null) {
                throw new InvalidProfileException(path + ".source", "names " + point.address() + " a second time");
            }
        }
        return new MonitoringProfile(
                profile.text("name", usualName), points, false, mask(profile, prefixes), List.of());
    }

    private static Map<String, String> prefixes(Members profile) {
        Object value = profile.value("prefixes");
        if (value == null) {
            return Map.of();
        }
        if (!(value instanceof Map<?, ?> object)) {
            throw new InvalidProfileException("prefixes", "must be a JSON object of namespace URIs by prefix");
        }
        Map<String, String> prefixes = new LinkedHashMap<>();
        object.forEach((prefix, uri) -> prefixes.put(prefix.toString(), String.valueOf(uri)));
        return prefixes;
    }

    private static Mask mask(Members profile, Map<String, String> prefixes) {
        List<String> rules = new ArrayList<>();
        for (Object rule : profile.list("mask")) {
            if (!(rule instanceof String text)) {
                throw new InvalidProfileException("mask", "must hold texts: names and queries");
            }
            rules.add(text);
        }
        try {
            return Mask.of(rules, prefixes);
        } catch (IllegalArgumentException e) {
            throw new InvalidProfileException("mask", "has a rule that cannot be: " + e.getMessage());
        }
    }

    private static EventPoint point(Members event, String path) {
        EventPoint usual = EventPoint.usual(event.text("source", "").isEmpty() ? "?" : event.text("source", ""));
        try {
            return new EventPoint(
                    event.text("source", ""),
                    event.truth("enabled", true),
                    name(event, usual),
                    event.optionalQuery("filter"),
                    correlator(event, "localTransactionId"),
                    correlator(event, "parentTransactionId"),
                    correlator(event, "globalTransactionId"),
                    unitOfWork(event, usual),
                    fields(event),
                    documents(event),
                    payload(event));
        } catch (InvalidProfileException e) {
            throw e.member().startsWith(path) ? e : e.within(path);
        }
    }

    private static EventName name(Members event, EventPoint usual) {
        Object value = event.value("name");
        if (value instanceof Map<?, ?>) {
            Members asked = Members.of(event.path("name"), value, event.prefixes(), Set.of("query"));
            return EventName.asked(asked.query("query"));
        }
        return value == null ? usual.name() : EventName.literal(event.text("name", ""));
    }

    private static CorrelatorSource correlator(Members event, String name) {
        Object value = event.value(name);
        if (value == null || "automatic".equals(value)) {
            return CorrelatorSource.AUTOMATIC;
        }
        if ("unused".equals(value)) {
            return CorrelatorSource.UNUSED;
        }
        Members asked = Members.of(event.path(name), value, event.prefixes(), Set.of("query"));
        if (!(asked.value("query") instanceof List<?> several)) {
            return CorrelatorSource.asked(List.of(asked.query("query")));
        }
        if (several.isEmpty()) {
            throw new InvalidProfileException(asked.path("query"), "must not be empty");
        }
        List<Query> queries = new ArrayList<>();
        several.forEach(one -> queries.add(Members.query(asked.path("query"), one, event.prefixes())));
        return CorrelatorSource.asked(queries);
    }

    private static UnitOfWork unitOfWork(Members event, EventPoint usual) {
        String name = event.text("unitOfWork", usual.unitOfWork().ibmName());
        return UnitOfWork.named(name)
                .orElseThrow(() -> new InvalidProfileException(
                        event.path("unitOfWork"), "must be messageFlow, independent or none, was '" + name + "'"));
    }

    private static List<FieldQuery> fields(Members event) {
        List<FieldQuery> fields = new ArrayList<>();
        for (Object one : event.list("fields")) {
            String path = event.path("fields[" + fields.size() + "]");
            Members field = Members.of(path, one, event.prefixes(), FIELD);
            Query query = field.query("query");
            try {
                fields.add(new FieldQuery(
                        field.text("name", ""), field.text("dataType", "string"), field.text("namespace", ""), query));
            } catch (InvalidProfileException e) {
                throw e.within(path);
            }
        }
        return fields;
    }

    private static List<DocumentQuery> documents(Members event) {
        List<DocumentQuery> documents = new ArrayList<>();
        for (Object one : event.list("documents")) {
            String path = event.path("documents[" + documents.size() + "]");
            Members document = Members.of(path, one, event.prefixes(), DOCUMENT);
            Query query = document.query("query");
            try {
                documents.add(new DocumentQuery(document.text("name", ""), document.text("namespace", ""), query));
            } catch (InvalidProfileException e) {
                throw e.within(path);
            }
        }
        return documents;
    }

    private static PayloadCapture payload(Members event) {
        Object value = event.value("payload");
        if (value == null) {
            return PayloadCapture.NONE;
        }
        Members payload = Members.of(event.path("payload"), value, event.prefixes(), PAYLOAD);
        String content = payload.text("content", "none");
        String encoding = payload.text("encoding", Payload.Encoding.BASE64.ibmName());
        return new PayloadCapture(
                PayloadCapture.Part.named(content)
                        .orElseThrow(() -> new InvalidProfileException(
                                payload.path("content"), "must be none, headers, body or all, was '" + content + "'")),
                Payload.Encoding.named(encoding)
                        .orElseThrow(() -> new InvalidProfileException(
                                payload.path("encoding"),
                                "must be none, CDATA, hexBinary or base64Binary, was '" + encoding + "'")),
                payload.number("maxBytes", PayloadCapture.USUAL_MAX_BYTES));
    }
}
