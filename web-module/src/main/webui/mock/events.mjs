// Recorded events and their payloads in every form, and the audit of who saw them.
import { contains, json, page, problem, windowed } from './answers.mjs';
import { events as ofTransactions } from './data.mjs';

const SCRIPT = '<script>alert(1)</script>';
const BOX = '\u202e';
const accesses = [];

/** What a payload looks like, by a name that stands in the event's name too. */
const FORMS = {
  HugeText: [
    'text/plain',
    () => Buffer.from(`${SCRIPT} a line of a log that goes on and on\n`.repeat(330_000)),
  ],
  LargeJson: [
    'application/json',
    () =>
      Buffer.from(
        JSON.stringify({
          lines: Array.from({ length: 12_000 }, (_, line) => ({
            line,
            sku: `A-${line}`,
            note: SCRIPT,
            price: 9.99,
          })),
        }),
      ),
  ],
  Binary: [
    'application/octet-stream',
    () => Buffer.from(Array.from({ length: 4_200 }, (_, i) => (i * 37) % 256)),
  ],
  Soap: [
    'application/xml; charset=UTF-8',
    () =>
      Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:o="urn:shop:order"><soap:Header/><soap:Body><!-- from the shop --><o:order id="4711" channel='web'><o:note><![CDATA[${SCRIPT} & "quotes" ]]></o:note><o:card type="***">***</o:card><o:total currency="EUR">129.90</o:total><o:empty/></o:order></soap:Body></soap:Envelope>`,
      ),
  ],
  WrongCharset: [
    'application/xml; charset=UTF-8',
    () =>
      Buffer.from(
        '<customer><name>J\u00fcrgen Gr\u00f6\u00dfe</name><city>K\u00f6ln</city></customer>',
        'latin1',
      ),
  ],
  MaskedJson: [
    'application/json',
    () =>
      Buffer.from(
        `{"orderNumber":12345678901234567890,"card":"***","iban":"***","customer":{"name":"Ada ${SCRIPT} ${BOX}abc","token":"***"},"items":[{"sku":"A-1","count":2},{"sku":"B-7","count":1}],"gift":null}`,
      ),
  ],
  WithHeaders: [
    'application/octet-stream',
    () => Buffer.from('JMSType: order\r\nregion: EU\r\ntoken: ***\r\n\r\n{"orderNumber":4711,"paid":true}'),
  ],
  Edi: ['', () => Buffer.from("UNH+1+ORDERS:D:96A:UN'BGM+220+4711+9'DTM+137:20261130:102'UNT+4+1'")],
};
const ABSENT = [
  ['NotCaptured', 'NOT_CAPTURED', -1],
  ['TooLarge', 'TOO_LARGE', 2_400_000],
  ['MuchTooLarge', 'TOO_LARGE', 20_000_000],
  ['Empty', 'EMPTY', 0],
  ['Unreadable', 'UNREADABLE', -1],
  ['Expired', 'EXPIRED', 1_200],
];

const sample = ofTransactions.find(({ transactions }) => transactions.length === 0);
const special = (name, index, payload, rest = {}) => ({
  ...sample,
  id: `payload-${name}`,
  name: `Payload${name}`,
  createdAt: new Date(Date.now() - 10_000 * (index + 1)).toISOString().replace('Z', '123Z'),
  receivedAt: new Date(Date.now() - 10_000 * (index + 1) + 5).toISOString().replace('Z', '456Z'),
  payload,
  ...rest,
});
const present = Object.entries(FORMS).map(([name, [contentType, make]], index) => {
  const size = make().length;
  return special(name, index, { state: 'PRESENT', size, originalSize: size, contentType });
});
const absent = ABSENT.map(([name, state, originalSize], index) =>
  special(name, present.length + index, { state, size: 0, originalSize, contentType: '' }),
);
const masked = special(
  'MaskedFields',
  20,
  { state: 'PRESENT', size: 180, originalSize: 412, contentType: 'application/json' },
  {
    duplicates: 2,
    globalTransactionId: 'order-4711',
    receivedAt: new Date(Date.now() - 230_000).toISOString().replace('Z', '000Z'),
    fields: [
      { name: 'orderNumber', value: '4711', dataType: 'string' },
      { name: 'card', value: '***', dataType: 'string' },
    ],
    documents: [{ name: 'customer', content: '<customer><name>Ada</name><iban>***</iban></customer>' }],
  },
);
export const events = [...present, ...absent, masked, ...ofTransactions].sort((a, b) =>
  a.createdAt < b.createdAt ? 1 : -1,
);

export function eventsApi({ id, part, query, user, roles }) {
  if (id === undefined) {
    if (query.has('payload') && !roles.includes('payload-reader')) {
      return problem(403, 'Forbidden', 'To search payloads you need the role payload-reader.');
    }
    const found = events.filter((event) => fits(event, query));
    return json(
      query.has('failure') || query.has('payload')
        ? windowed(
            found,
            query,
            (event) =>
              contains(event.failure, query.get('failure')) &&
              (!query.has('payload') ||
                (event.payload.state === 'PRESENT' &&
                  contains(bytesOf(event).subarray(0, 100_000).toString(), query.get('payload')))),
            (event) => event.createdAt,
          )
        : page(found, query),
    );
  }
  const event = events.find((one) => one.id === id);
  if (event === undefined) {
    return problem(404, 'Not found', `There is no event ${id}.`);
  }
  if (part !== 'payload') {
    return json(event);
  }
  if (!roles.includes('payload-reader')) {
    return problem(403, 'Forbidden', 'You need the role payload-reader.');
  }
  seen(user, id, query.get('download') === 'true' ? 'DOWNLOAD' : 'VIEW', query.get('search') ?? '');
  return { status: 200, type: 'application/octet-stream', body: bytesOf(event) };
}

export function seen(user, event, action, search) {
  accesses.unshift({ at: new Date().toISOString().replace('Z', '000Z'), user, event, action, search });
}

export function accessesApi({ query, roles }) {
  if (!roles.includes('admin')) {
    return problem(403, 'Forbidden', 'You need the role admin.');
  }
  return json(
    page(
      accesses.filter(
        (line) =>
          (query.get('event') ?? line.event) === line.event &&
          (query.get('user') ?? line.user) === line.user &&
          (query.get('from') ?? '') <= line.at &&
          (query.get('to') ?? '9') > line.at,
      ),
      query,
    ),
  );
}

for (let index = 60; index > 0; index--) {
  accesses.unshift({
    at: new Date(Date.now() - index * 437_000).toISOString().replace('Z', '000Z'),
    user: index % 9 === 4 ? SCRIPT : index % 3 === 0 ? 'admin' : 'reader',
    event: events[index]?.id ?? '',
    action: index % 7 === 0 ? 'RETRY' : index % 11 === 0 ? 'DISCARD' : index % 4 === 0 ? 'DOWNLOAD' : 'VIEW',
    search:
      index % 5 === 0 ? '' : `/transactions?key=${4700 + index}&state=FAILED${index % 9 === 4 ? SCRIPT : ''}`,
  });
}

function fits(event, query) {
  return (
    [undefined, event.flow, event.uniqueFlow].includes(query.get('flow') ?? undefined) &&
    (query.get('name') ?? event.name) === event.name &&
    (query.get('globalTransactionId') ?? event.globalTransactionId) === event.globalTransactionId &&
    (query.get('matched') ?? String(event.transactions.length > 0)) ===
      String(event.transactions.length > 0) &&
    (query.get('from') ?? '') <= event.createdAt &&
    (query.get('to') ?? '9') > event.createdAt
  );
}

function bytesOf(event) {
  const form = FORMS[event.id.replace('payload-', '')];
  if (form !== undefined) {
    return form[1]();
  }
  if (event.payload.size > 1_000_000) {
    return Buffer.from(
      `<orders>${`<order id="1"><note>${SCRIPT.replaceAll('<', '&lt;')}</note></order>`.repeat(200_000)}</orders>`,
    );
  }
  return Buffer.from(
    event.flow === 'Dispatch'
      ? JSON.stringify({ orderNumber: event.fields[0].value, label: SCRIPT, stops: ['Hamburg', 'Bremen'] })
      : `<?xml version="1.0"?><purchase xmlns="urn:shop"><orderNumber>${event.fields[0].value}</orderNumber><customer><name>Ada &lt;script&gt;</name><card>***</card></customer></purchase>`,
  );
}
