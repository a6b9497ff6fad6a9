// Data for looking at the viewer without a server: purchases and payments in every state, and hostile text everywhere.

const NOW = Date.now();
const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(2)>';
const LONG = 'a-very-long-value-without-a-single-blank-'.repeat(12);

let seed = 20261130;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const pick = (all) => all[Math.floor(random() * all.length)];
const hex = (length) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
const uuid = () => `${hex(8)}-${hex(4)}-8${hex(3)}-a${hex(3)}-${hex(12)}`;
/** A moment with microseconds. */
const at = (millis) =>
  new Date(Math.floor(millis))
    .toISOString()
    .replace('Z', `${String(Math.floor((millis % 1) * 1000)).padStart(3, '0')}Z`);

export const definitions = [
  {
    name: 'purchase',
    version: 2,
    validFrom: '2026-06-01T00:00:00.000000Z',
    description: 'An order from the web shop: validated, dispatched, completed.',
    correlator: 'global',
    events: [
      { role: 'START', flow: 'Validate', source: '*.transaction.Start', eventName: '*' },
      { role: 'PROGRESS', flow: 'Dispatch', source: '*.transaction.Start', eventName: '*' },
      { role: 'END', flow: 'Complete', source: '*.transaction.End', eventName: '*' },
      { role: 'FAILURE', flow: '*', source: '*.transaction.Rollback', eventName: '*', final: false },
      { role: 'FAILURE', flow: 'Dispatch', source: '*', eventName: 'Undeliverable', final: true },
    ],
    keys: ['orderNumber', 'customer'],
    limits: { endWithin: 'PT5M', silentFor: 'PT2M', settle: 'PT10S', retryWindow: 'PT5M' },
    warnings: [],
  },
  {
    name: 'payment',
    version: 1,
    validFrom: '2026-01-01T00:00:00.000000Z',
    description: `Card and transfer payments. ${SCRIPT}`,
    correlator: { field: 'paymentReference' },
    events: [
      { role: 'PROGRESS', flow: 'pay.*', source: '*', eventName: `${SCRIPT}*` },
      { role: 'FAILURE', flow: 'pay.Book', source: '*', eventName: '*', final: null },
    ],
    keys: ['paymentReference'],
    limits: { endWithin: null, silentFor: null, settle: 'PT10S', retryWindow: 'PT1H30M' },
    warnings: [
      'No event has the role start: every transaction will be inconsistent, start missing.',
      'No event has the role end: no transaction will ever be complete.',
    ],
  },
];

const FLOWS = ['Validate', 'Dispatch', 'Complete'];

function event(index, flow, kind, time, transaction, rest = {}) {
  return {
    id: uuid(),
    role: 'PROGRESS',
    name: `${flow}${kind}`,
    flow,
    uniqueFlow: `shop.purchase.${flow}`,
    address: `${flow} In.transaction.${kind}`,
    kind: `TRANSACTION_${kind.toUpperCase()}`,
    node: `${flow} In`,
    nodeType: 'JMSInput',
    terminal: '',
    detail: `shop.${flow.toLowerCase()}.in`,
    application: 'shop',
    library: '',
    integrationNode: '',
    integrationServer: 'wildfly-1',
    thread: `Thread-${index % 8}`,
    product: 'Waybill 0.1',
    createdAt: at(time),
    receivedAt: at(time + 3 + random() * 4),
    counter: kind === 'Start' ? 1 : 2,
    localTransactionId: `${transaction}-${flow}`,
    parentTransactionId: '',
    globalTransactionId: transaction,
    traceParent: `00-${hex(32)}-${hex(16)}-01`,
    fields: [
      { name: 'orderNumber', value: String(4700 + index), dataType: 'integer' },
      { name: 'customer', value: pick(['Ada', 'Grace', 'Edsger']), dataType: 'string' },
    ],
    documents: [],
    failure: '',
    extensions: {},
    payload: { state: 'PRESENT', size: 412, originalSize: 412, contentType: 'application/xml' },
    duplicates: 0,
    ...rest,
  };
}

const PAYLOADS = [
  { state: 'NOT_CAPTURED', size: 0, originalSize: -1, contentType: '' },
  { state: 'TOO_LARGE', size: 0, originalSize: 20_000_000, contentType: '' },
  { state: 'EMPTY', size: 0, originalSize: 0, contentType: '' },
  { state: 'UNREADABLE', size: 0, originalSize: -1, contentType: '' },
  { state: 'EXPIRED', size: 0, originalSize: 1200, contentType: '' },
];

function purchase(index) {
  const correlator = `4b1f-${hex(12)}`;
  const start = NOW - index * 97_000 - random() * 30_000;
  const state =
    index === 0
      ? 'IN_PROGRESS'
      : index % 17 === 3
        ? 'FAILED'
        : index % 13 === 5
          ? 'OVERDUE'
          : index % 29 === 7
            ? 'INCONSISTENT'
            : 'COMPLETE';
  const steps = { COMPLETE: 3, FAILED: 2, OVERDUE: 2, INCONSISTENT: 3, IN_PROGRESS: 1 }[state];
  const events = [];
  let time = start;
  for (const flow of FLOWS.slice(0, steps)) {
    const rest = { payload: random() < 0.6 ? undefined : pick(PAYLOADS) };
    events.push(event(index, flow, 'Start', time, correlator, rest.payload ? rest : {}));
    if (flow === 'Dispatch' && index % 4 === 3) {
      time += 40 + random() * 30;
      events.push(
        event(index, flow, 'Rollback', time, correlator, {
          role: 'FAILURE',
          failure: 'jakarta.jms.JMSException: AMQ219013: Timed out waiting to receive cluster topology',
        }),
      );
      time += 5000;
      events.push(
        event(index, flow, 'Start', time, correlator, { localTransactionId: `${correlator}-${flow}-2` }),
      );
    }
    time += 20 + random() * 200;
    if (!(state === 'OVERDUE' && flow === 'Dispatch') && state !== 'IN_PROGRESS') {
      events.push(
        event(index, flow, 'End', time, correlator, {
          localTransactionId: events.at(-1).localTransactionId,
          duplicates: index % 5 === 0 ? 1 : 0,
        }),
      );
    }
    time += index % 6 === 2 ? 2400 + random() * 3000 : 4 + random() * 60;
  }
  if (state === 'FAILED') {
    events.push(
      event(index, 'Dispatch', 'Rollback', time, correlator, {
        role: 'FAILURE',
        name: 'Undeliverable',
        failure: index === 3 ? `No route to ${SCRIPT} ${IMAGE}` : 'Address of customer is not known',
      }),
    );
  }
  if (state === 'INCONSISTENT') {
    events.shift();
  } else {
    events[0].role = 'START';
  }
  if (state === 'COMPLETE') {
    events.at(-1).role = 'END';
  }
  const ended = state === 'COMPLETE' || state === 'FAILED';
  return {
    id: uuid(),
    definition: 'purchase',
    correlator,
    state,
    reason: {
      COMPLETE: index % 4 === 3 ? 'after 1 failed attempt' : '',
      FAILED: events.at(-1).failure,
      OVERDUE: `no end within 5 min, overdue since ${at(start + 300_000)
        .slice(0, 19)
        .replace('T', ' ')} UTC`,
      INCONSISTENT: `end seen, start missing since ${at(start).slice(0, 19).replace('T', ' ')} UTC`,
      IN_PROGRESS: '',
    }[state],
    startedAt: state === 'INCONSISTENT' ? null : events[0].createdAt,
    endedAt: ended ? events.at(-1).createdAt : null,
    durationMillis: ended ? Math.round(time - start) : null,
    eventCount: events.length,
    keys: [
      { name: 'orderNumber', value: String(4700 + index) },
      { name: 'customer', value: events[0].fields[1].value },
    ],
    aliases: [],
    firstEventAt: events[0].createdAt,
    lastEventAt: events.at(-1).createdAt,
    lowestVersion: 2,
    highestVersion: 2,
    facts: {},
    notes: index % 4 === 3 ? ['It has started 2 times; the definition allows that.'] : [],
    stages: events.map((one) => one.flow).includes('Dispatch')
      ? [
          { name: 'validation', enteredAt: events[0].createdAt, leftAt: at(start + 900) },
          {
            name: 'dispatch',
            enteredAt: at(start + 900),
            leftAt: state === 'COMPLETE' ? events.at(-1).createdAt : null,
          },
        ]
      : [],
    milestones: [
      { name: 'validated', required: true, reached: true },
      { name: 'dispatched', required: true, reached: state === 'COMPLETE' },
      { name: 'gift-wrapped', required: false, reached: false },
    ],
    events,
    links: {},
  };
}

/** Text from events that would be code, were it not shown as text. */
function hostile() {
  const one = purchase(3);
  one.id = 'hostile';
  one.correlator = `${SCRIPT}${IMAGE}`;
  one.definition = 'payment';
  one.keys = [
    { name: SCRIPT, value: IMAGE },
    { name: 'long', value: LONG },
    ...Array.from({ length: 9 }, (_, i) => ({ name: `key${i}`, value: String(i) })),
  ];
  one.lowestVersion = 1;
  Object.assign(one.events[0], {
    id: 'hostile-event',
    name: SCRIPT,
    flow: IMAGE,
    uniqueFlow: `javascript:alert(3) ${IMAGE} ${LONG}`,
    node: LONG,
    failure: `${SCRIPT}\nsecond line ${LONG}`,
    fields: [
      { name: SCRIPT, value: IMAGE, dataType: 'string' },
      { name: 'long', value: LONG, dataType: 'string' },
      { name: 'right-to-left', value: 'abc \u202e cba', dataType: 'string' },
    ],
    documents: [{ name: SCRIPT, content: `<order><note>${IMAGE}</note><a><b/></a></order>` }],
    extensions: { [SCRIPT]: IMAGE },
    duplicates: 3,
    payload: { state: 'PRESENT', size: 20_000_000, originalSize: 20_000_000, contentType: 'application/xml' },
  });
  return one;
}

export const transactions = [hostile(), ...Array.from({ length: 240 }, (_, index) => purchase(index))];

export const events = transactions
  .flatMap((one) => one.events.map((each) => ({ ...each, transactions: [one] })))
  .concat(
    Array.from({ length: 30 }, (_, i) => ({
      ...event(900 + i, 'Relay', 'Start', NOW - i * 61_000, ''),
      transactions: [],
    })),
  )
  .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

export const quarantine = [
  'not JSON: unexpected character at line 1, column 17; an object was expected',
  `unknown root element '${SCRIPT}'; wmb:event or mon:event was expected`,
  'the creation time 9999-12-31T23:59:59Z lies after 6000-01-01; the emitter’s clock or format is wrong',
  `a field’s value is ${LONG}`,
].map((reason, index) => ({
  id: `00000000-0000-8000-8000-00000000000${index}`,
  receivedAt: at(NOW - index * 3_600_000),
  reason,
  contentType: index === 0 ? 'application/json' : index === 1 ? 'text/xml' : '',
  size: 48 + index * 1000,
  properties:
    index === 2
      ? {}
      : {
          JMSType: 'event',
          JMSReplyTo: 'shop.replies',
          [SCRIPT]: IMAGE,
          _AMQ_ORIG_ADDRESS: 'waybill.events',
        },
  transportId: `ID:${hex(24)}`,
}));

/** A payload in one of the forms that there are. */
export function payloadOf(event) {
  if (event.payload.size > 1_000_000) {
    return Buffer.from(
      `<orders>${`<order id="1"><note>${SCRIPT.replaceAll('<', '&lt;')}</note></order>`.repeat(200_000)}</orders>`,
    );
  }
  return (
    {
      Validate: Buffer.from(
        `<?xml version="1.0" encoding="UTF-8"?><purchase xmlns="urn:shop"><orderNumber>${event.fields[0].value}</orderNumber><customer><name>Ada &lt;script&gt;</name><card>****</card></customer><items><item sku="A-1" count="2"/><item sku="B-7" count="1">gift</item></items></purchase>`,
      ),
      Dispatch: Buffer.from(
        JSON.stringify({
          orderNumber: event.fields[0].value,
          parcel: { weight: 1.25, label: SCRIPT },
          stops: ['Hamburg', 'Bremen'],
          paid: true,
        }),
      ),
    }[event.flow] ?? Buffer.from(Array.from({ length: 412 }, (_, i) => (i * 37) % 256))
  );
}
