import type { Text } from '../text';

/** Payloads. */
export const payload = {
  'payload.show': 'Show payload',
  'payload.download': 'Download',
  'payload.size': '{size}, {type}',
  'payload.noType': 'type not named',
  'payload.asXml': 'XML',
  'payload.asJson': 'JSON',
  'payload.asText': 'Text',
  'payload.formatted': 'Formatted',
  'payload.raw': 'As it came',
  'payload.view': 'How to show the payload',
  'payload.wrap': 'Wrap lines',
  'payload.content': 'Content of the payload',
  'payload.PRESENT': 'Kept, {size}',
  'payload.NOT_CAPTURED': 'Not captured',
  'payload.TOO_LARGE': 'Too large',
  'payload.EMPTY': 'Empty',
  'payload.UNREADABLE': 'Unreadable',
  'payload.EXPIRED': 'Expired',
  'payload.why.EMPTY': 'There is no payload: the message had no body.',
  'payload.why.EXPIRED': 'The payload was kept once; its retention time is over, and it has been removed.',
  'payload.audit':
    'Each view and each download is written to the audit: who, when, which event, and the search that led here.',
  'payload.willCut': 'Only the first {shown} will be shown.',
  'payload.kept': 'A payload is kept: {size}, {type}',
  'payload.role':
    'To see it you need the role payload-reader. Ask an administrator of this Waybill for it; the menu with your name shows the roles that you have.',
  'payload.changed': '{size} were kept; the message had {original} before the emitter masked or cut it.',
  'payload.cut': 'The first {shown} of {size}; download it for the whole.',
  'payload.asBinary': 'Binary',
  'payload.hex': 'Hexadecimal',
  'payload.lines': 'Lines',
  'payload.copyShown': 'Copy what is shown',
  'payload.copyPoint': 'Copy for the profile',
  'payload.nothing': '({size})',
  'payload.masked':
    'Masked by the emitter: the value never left the application, and Waybill does not have it.',
  'payload.damaged':
    'Some bytes are not {charset} and are shown as “�”. The hexadecimal view shows them as they are.',
  'payload.otherCharset':
    'The content type names the character set {named}, but the bytes do not fit it. They are shown as {charset}.',
  'payload.why.NOT_CAPTURED': 'There is no payload: the monitoring profile of this flow does not ask for it.',
  'payload.why.TOO_LARGE':
    'There is no payload: the message had {size}, more than its profile’s limit ({limit} where the profile names none).',
  'payload.why.TOO_LARGE.unknown':
    'There is no payload: the message was larger than its profile’s limit ({limit} where the profile names none).',
  'payload.why.UNREADABLE':
    'There is no payload: the emitter could not read the message, or could not mask it.',
  'payload.how.NOT_CAPTURED':
    'To keep it from the next event on, add this to the source in the monitoring profile of {flow}:',
  'payload.how.TOO_LARGE':
    'To keep messages of this size from now on, raise the limit in the monitoring profile of {flow}:',
  'payload.how.beyond':
    'No profile can change that: one may ask for {most} at most. Fields and documents can be taken out of a message of any size.',
  'payload.how.EMPTY':
    'There is nothing to change. If the message says it all in its headers, the monitoring profile of {flow} can ask for them:',
  'payload.how.UNREADABLE':
    'Text and bytes can be read; map, stream and object messages cannot. A profile that masks lets only well-formed JSON and XML pass. The headers can be had in any case, with this in the monitoring profile of {flow}:',
  'payload.how.EXPIRED': 'It cannot be brought back; the event itself stays.',
  'payload.maskedPlaces': {
    one: '{count} place is masked: the emitter hid the value before the event left the application, so Waybill does not have it.',
    other:
      '{count} places are masked: the emitter hid the values before the event left the application, so Waybill does not have them.',
  },
} as const satisfies Record<string, Text>;
