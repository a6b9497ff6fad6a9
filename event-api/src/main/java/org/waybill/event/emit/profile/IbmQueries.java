package org.waybill.event.emit.profile;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.waybill.event.query.Query;

/**
 * IBM's queries over the message assembly, put into ours. {@code $Body} and most of {@code $Root} mean the same; what has no
 * counterpart in a JMS message is noted, and the query then goes without an answer.
 */
final class IbmQueries {

    /** Parsers whose folder holds the payload's document. */
    private static final Pattern PAYLOAD_FOLDER =
            Pattern.compile("\\$Root/(XMLNSC|XMLNS|XML|SOAP/Body|DFDL|MRM|SAP)\\b");

    private static final Pattern JSON_FOLDER = Pattern.compile("\\$(Root/JSON|Body)/Data((?:/[\\w-]+)+)");
    private static final Pattern HEADER = Pattern.compile("\\$Root/MQMD/(MsgId|CorrelId)");
    private static final Pattern PROPERTY = Pattern.compile("\\$Root/(?:MQRFH2/usr|Properties)/([\\p{L}_][\\w.-]*)");
    private static final Pattern NO_COUNTERPART =
            Pattern.compile("\\$(LocalEnvironment|Environment|ExceptionList|DestinationList)\\b");
    private static final Pattern NO_FOLDER =
            Pattern.compile("\\$Root/(?!MQMD\\b|JSON/Data/[\\w/-]+$|MQRFH2/usr\\b|Properties\\b|\\*)([\\w]+)");

    private final List<String> notes;

    IbmQueries(List<String> notes) {
        this.notes = notes;
    }

    /** Our query; absent, with a note, when there is none. {@code where} names the place for the note. */
    Optional<Query> translate(String where, String ibm, Map<String, String> prefixes) {
        String ours = translated(ibm.strip());
        Matcher missing = NO_COUNTERPART.matcher(ours);
        if (missing.find()) {
            notes.add(where + ": the query '" + ibm + "' was left out, since a JMS message has no $" + missing.group(1)
                    + ".");
            return Optional.empty();
        }
        Matcher folder = NO_FOLDER.matcher(ours);
        if (folder.find()) {
            notes.add(where + ": the query '" + ibm + "' was left out, since a JMS message has no $Root/"
                    + folder.group(1) + ".");
            return Optional.empty();
        }
        try {
            Matcher json = JSON_FOLDER.matcher(ours);
            return Optional.of(
                    json.matches()
                            ? Query.either(json.group(2), "$Body/Data" + json.group(2), prefixes)
                            : Query.of(ours, prefixes));
        } catch (IllegalArgumentException e) {
            notes.add(where + ": the query '" + ibm + "' was left out. " + e.getMessage());
            return Optional.empty();
        }
    }

    private static String translated(String ibm) {
        Matcher header = HEADER.matcher(ibm);
        if (header.matches()) {
            return "$Properties/" + (header.group(1).equals("MsgId") ? "JMSMessageID" : "JMSCorrelationID");
        }
        Matcher property = PROPERTY.matcher(ibm);
        if (property.matches()) {
            return "$Properties/" + property.group(1);
        }
        return PAYLOAD_FOLDER.matcher(ibm).replaceAll("\\$Body");
    }
}
