package org.waybill.event.emit.profile;

/** Reads a monitoring profile in either form: Waybill's JSON, or IBM's XML. */
public final class ProfileReader {

    private ProfileReader() {}

    /**
     * @param usualName the profile's name when it does not say one (IBM's never does): the file's name without its ending
     * @param content the bytes of the file
     * @throws InvalidProfileException naming the member that is wrong
     */
    public static MonitoringProfile read(String usualName, byte[] content) {
        for (byte b : content) {
            if (b == '{') {
                return JsonProfileReader.read(usualName, content);
            }
            if (b == '<') {
                return IbmProfileReader.read(usualName, content);
            }
        }
        throw new InvalidProfileException("The profile", "must be a JSON object or IBM's monitoringProfile XML");
    }
}
