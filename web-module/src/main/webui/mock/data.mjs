// Data for looking at the viewer without a server: purchases and payments in every state, and hostile text everywhere.

const NOW = Date.now();
const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(2)>';
/** Read by its directions, it ends in "exe.". */
const TURNED = 'orders\u202e\u2066gnp.\u2069exe';
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

/** Newest versions; mock/definitions.mjs makes the earlier ones of them. */
export const definitions = [
  {
    name: 'purchase',
    version: 3,
    validFrom: '2026-06-01T00:00:00.000000Z',
    description: 'An order from the web shop: validated, dispatched, completed.',
    correlator: 'global',
    events: [
      { role: 'start', flow: 'Validate', source: '*.transaction.Start', eventName: '*' },
      {
        role: 'progress',
        flow: 'Dispatch',
        source: '*.transaction.Start',
        eventName: '*',
        milestone: 'validated',
        stage: 'dispatch',
      },
      { role: 'end', flow: 'Complete', source: '*.transaction.End', eventName: '*' },
      { role: 'failure', flow: '*', source: '*.transaction.Rollback', eventName: '*', final: false },
      { role: 'failure', flow: 'Dispatch', source: '*', eventName: 'Undeliverable', final: true },
    ],
    keys: ['orderNumber', 'customer'],
    limits: { endWithin: 'PT5M', silentFor: 'PT2M', settle: 'PT10S', retryWindow: 'PT5M' },
    milestones: [
      { name: 'validated', required: true },
      { name: 'dispatched', required: true },
      { name: 'gift-wrapped', required: false },
    ],
    stages: [
      { name: 'validation', endWithin: 'PT1M' },
      { name: 'dispatch', silentFor: 'PT30S' },
    ],
    singleStart: true,
    draft: { limits: { endWithin: 'PT10M', settle: 'PT10S', retryWindow: 'PT5M' }, keys: ['orderNumber'] },
  },
  {
    name: 'payment',
    version: 1,
    validFrom: '2026-01-01T00:00:00.000000Z',
    description: `Card and transfer payments. ${SCRIPT}`,
    correlator: { field: 'paymentReference' },
    events: [
      { role: 'progress', flow: 'pay.*', source: '*', eventName: `${SCRIPT}*` },
      { role: 'failure', flow: 'pay.Book', source: '*', eventName: '*' },
    ],
    keys: ['paymentReference', IMAGE],
    limits: { settle: 'PT10S', retryWindow: 'PT1H30M' },
  },
  {
    name: 'parcel',
    version: 2,
    validFrom: '2030-01-01T00:00:00.000000Z',
    description: 'From the shop to the door; goes by the order’s and the shipment’s number.',
    correlators: [
      { field: 'orderNumber' },
      { xpath: '/c:consignment/@id', namespaces: { c: 'urn:carrier' }, name: 'shipmentNumber' },
    ],
    events: [
      { role: 'start', flow: 'Shop', source: '*', eventName: 'Ordered' },
      { role: 'end', flow: 'Carrier', source: '*', eventName: 'Delivered' },
      { role: 'progress', flow: LONG, source: '*', eventName: '*' },
    ],
    keys: ['customer'],
    limits: { settle: 'PT10S', retryWindow: 'PT5M' },
  },
  {
    name: 'returns',
    version: 0,
    description: 'What comes back, from the label to the refund.',
    correlator: 'traceparent',
    events: [
      { role: 'start', flow: 'Returns', source: '*', eventName: 'LabelAsked' },
      { role: 'end', flow: 'Refund', source: '*', eventName: 'Paid' },
    ],
    keys: [],
    limits: { settle: 'PT10S', retryWindow: 'PT5M' },
    draft: {},
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
    findings: {
      COMPLETE: index % 4 === 3 ? [finding('HEALED', { count: 1 })] : [],
      FAILED: [finding('FAILED', { text: events.at(-1).failure })],
      OVERDUE: [finding('END_OVERDUE', { spanMillis: 300_000, at: at(start + 300_000) })],
      INCONSISTENT: [finding('END_WITHOUT_START', { at: at(start) })],
      IN_PROGRESS: [],
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
    acknowledged: state === 'FAILED' && index % 2 === 1,
    owner: state === 'FAILED' && index % 2 === 1 ? 'Grace' : '',
    ticket: state === 'FAILED' && index % 2 === 1 ? 'https://tickets.example/OPS-4711' : '',
    annotations: [],
    facts: {
      endDueAt: at(start + 300_000),
      stageDueAt: state === 'OVERDUE' ? at(start + 120_000) : null,
      silenceDueAt: null,
    },
    notes: index % 4 === 3 ? [finding('TRIED_AGAIN', { count: 2 })] : [],
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
    links: [],
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
    { name: 'turned', value: TURNED },
    { name: 'long', value: LONG },
    ...Array.from({ length: 9 }, (_, i) => ({ name: `key${i}`, value: String(i) })),
  ];
  one.lowestVersion = 1;
  one.owner = SCRIPT;
  one.ticket = 'javascript:alert(4)';
  one.annotations = [
    { id: 'a1', kind: 'NOTE', text: `${IMAGE} ${LONG}`, author: SCRIPT, at: at(NOW - 60_000) },
    { id: 'a2', kind: 'TICKET', text: 'javascript:alert(4)', author: 'ada', at: at(NOW - 50_000) },
  ];
  one.links = [{ transaction: 'skewed', definition: SCRIPT, correlator: IMAGE, event: 'hostile-event' }];
  Object.assign(one.events[0], {
    id: 'hostile-event',
    name: SCRIPT,
    flow: TURNED,
    uniqueFlow: `javascript:alert(3) ${IMAGE} ${LONG}`,
    node: LONG,
    failure: `${SCRIPT}\nsecond line ${LONG}`,
    fields: [
      { name: SCRIPT, value: IMAGE, dataType: 'string' },
      { name: 'long', value: LONG, dataType: 'string' },
      { name: 'right-to-left', value: TURNED, dataType: 'string' },
    ],
    documents: [{ name: SCRIPT, content: `<order><note>${IMAGE}</note><a><b/></a></order>` }],
    extensions: { [SCRIPT]: IMAGE },
    duplicates: 3,
    payload: { state: 'PRESENT', size: 20_000_000, originalSize: 20_000_000, contentType: 'application/xml' },
  });
  return one;
}

/** Clocks that disagree, several names, stages, an overdue stage, and people who look after it. */
function skewed() {
  const one = purchase(5);
  one.id = 'skewed';
  one.correlator = 'S-2026-0815';
  const [start] = one.events;
  start.receivedAt = at(Date.parse(start.createdAt) - 240);
  start.integrationServer = 'wildfly-2';
  const dispatch = one.events.at(-1);
  dispatch.parentTransactionId = start.localTransactionId;
  dispatch.createdAt = at(Date.parse(start.createdAt) - 35);
  dispatch.receivedAt = at(Date.parse(start.createdAt) + 4);
  one.acknowledged = true;
  one.owner = 'Grace Hopper';
  one.ticket = 'https://tickets.example/OPS-4712';
  one.links = [
    { transaction: transactions[5].id, definition: 'payment', correlator: 'P-88-1202', event: start.id },
    { transaction: transactions[6].id, definition: 'payment', correlator: 'P-88-1203', event: start.id },
  ];
  one.annotations = [
    ['ACKNOWLEDGED', ''],
    ['OWNER', 'Grace Hopper'],
    ['TICKET', 'https://tickets.example/OPS-4712'],
    ['NOTE', 'The carrier answers again since 20:05.\nWaiting for the retry.'],
  ].map(([kind, text], index) => ({
    id: `note-${index}`,
    kind,
    text,
    author: index < 3 ? 'operator' : 'admin',
    at: at(NOW - 400_000 + index * 60_000),
  }));
  return one;
}

/** A thousand events in few flows, with a night between. */
function thousand() {
  const one = purchase(4);
  one.id = 'thousand';
  one.correlator = 'B-1000';
  const flows = ['Split', 'Price', 'Book', 'Archive'];
  const start = NOW - 40_000_000;
  one.events = Array.from({ length: 1000 }, (_, i) =>
    event(
      4,
      flows[i % 4],
      i % 8 < 4 ? 'Start' : 'End',
      start + i * 37 + (i >= 600 ? 30_000_000 : 0),
      'B-1000',
      {
        role: i === 0 ? 'START' : i === 999 ? 'END' : i % 97 === 5 ? 'FAILURE' : 'PROGRESS',
        failure: i % 97 === 5 ? 'Price list is locked' : '',
        localTransactionId: `B-1000-${flows[i % 4]}-${Math.floor(i / 8)}`,
      },
    ),
  );
  one.eventCount = 1000;
  one.startedAt = one.firstEventAt = one.events[0].createdAt;
  one.endedAt = one.lastEventAt = one.events[999].createdAt;
  one.durationMillis = 30_036_963;
  one.stages = [];
  one.facts = {};
  return one;
}

export const transactions = [hostile(), ...Array.from({ length: 240 }, (_, index) => purchase(index))];
transactions.push(skewed(), thousand());
transactions.sort((a, b) =>
  a.id === 'hostile' ? -1 : b.id === 'hostile' ? 1 : a.firstEventAt < b.firstEventAt ? 1 : -1,
);

export const events = transactions
  .flatMap((one) => one.events.map((each) => ({ ...each, transactions: [{ ...one, events: undefined }] })))
  .concat(
    Array.from({ length: 30 }, (_, i) => ({
      ...event(900 + i, 'Relay', 'Start', NOW - i * 61_000, ''),
      transactions: [],
    })),
  )
  .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));

/** What was found out about a transaction. */
export function finding(kind, rest = {}) {
  return { kind, count: 0, names: [], text: '', at: null, spanMillis: null, ...rest };
}
