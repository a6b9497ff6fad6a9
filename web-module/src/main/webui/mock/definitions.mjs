// Definitions of the stand-in API: drafts, versions, changes, dry runs, suggestions, history jobs and imports, kept in
// memory and told as the server tells them.
import { definitions as seeds, finding } from './data.mjs';

const EVER = '1970-01-01T00:00:00.000000Z';
const SAID_BESIDES = [
  'version',
  'validFrom',
  'state',
  'validUntil',
  'author',
  'activatedAt',
  'changedAt',
  'warnings',
  'versions',
  'draft',
  'edition',
];
const now = (ago = 0) => new Date(Date.now() - ago).toISOString().replace('Z', '000Z');
const json = (body, status = 200) => ({ status, type: 'application/json', body });
const problem = (status, title, detail, errors) => ({
  status,
  type: 'application/problem+json',
  body: { status, title, detail, ...(errors && { errors }) },
});
const wrong = (field, text) =>
  problem(422, 'Unprocessable Content', `${field} ${text}`, [{ field, problem: text }]);
const NOT_ADMIN = problem(403, 'Forbidden', 'You need the role admin.');

/** name -> { versions: the oldest first, draft } */
const kept = new Map();
const changes = [];
const jobs = [];

const contentOf = (definition) =>
  Object.fromEntries(Object.entries(definition).filter(([name]) => !SAID_BESIDES.includes(name)));

function said(definition) {
  const roles = definition.events.map(({ role }) => role);
  return [
    ...(roles.includes('start')
      ? []
      : ['No event has the role start: every transaction will be inconsistent, start missing.']),
    ...(roles.includes('end') ? [] : ['No event has the role end: no transaction will ever be complete.']),
  ];
}

function seen(version) {
  const isOver = version.validUntil !== null && version.validUntil <= now();
  return { ...version, state: isOver ? 'RETIRED' : 'ACTIVE', warnings: said(version) };
}

function draftOf({ draft, versions }) {
  return draft && { ...draft, version: versions.length + 1, state: 'DRAFT', warnings: said(draft) };
}

const newest = (one) => (one.versions.length > 0 ? seen(one.versions.at(-1)) : draftOf(one));
const editionOf = ({ versions, draft }) =>
  `${versions.length}-${versions.at(-1)?.validUntil ?? ''}-${draft?.changedAt ?? ''}`;
const detail = (one) => ({
  ...newest(one),
  versions: one.versions.map(seen).reverse(),
  draft: draftOf(one),
  edition: editionOf(one),
});

/** Simpler than the server's: lists are compared place by place. */
function between(before, after, path = '') {
  if (JSON.stringify(before) === JSON.stringify(after)) {
    return [];
  }
  const both = [before, after].every((one) => typeof one === 'object' && one !== null);
  if (!both || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before: before ?? null, after: after ?? null }];
  }
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    between(
      before[key],
      after[key],
      Array.isArray(after) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`,
    ),
  );
}

function log(name, version, action, author, before, after, from = null, at = now()) {
  changes.unshift({
    number: changes.length + 1,
    name,
    version,
    action,
    from,
    author,
    at,
    differences: after === null && before === null ? [] : between(before ?? {}, after ?? {}),
  });
}

function activate(name, content, author, from, action = 'ACTIVATED', at = now()) {
  const one = kept.get(name) ?? { versions: [], draft: null };
  const last = one.versions.at(-1);
  const validFrom = from ?? (last === undefined ? EVER : at);
  log(
    name,
    one.versions.length + 1,
    action,
    author,
    last ? contentOf(last) : null,
    contentOf(content),
    validFrom,
    at,
  );
  if (last !== undefined && last.validUntil === null) {
    last.validUntil = validFrom;
  }
  one.versions.push({
    ...contentOf(content),
    version: one.versions.length + 1,
    validFrom,
    validUntil: null,
    author,
    activatedAt: at,
  });
  kept.set(name, one);
}

for (const seed of seeds) {
  const days = 86_400_000;
  for (let version = 1; version <= seed.version; version++) {
    const limits = version < seed.version ? { ...seed.limits, endWithin: 'PT10M' } : seed.limits;
    const events = version < seed.version ? seed.events.slice(0, -1) : seed.events;
    const content = { ...seed, limits, events };
    const isFirst = version === 1;
    activate(
      seed.name,
      content,
      isFirst ? 'deployment' : 'admin',
      isFirst ? EVER : seed.validFrom,
      isFirst ? 'PUBLISHED' : 'ACTIVATED',
      now((seed.version - version + 1) * 40 * days),
    );
  }
  if (seed.draft !== undefined) {
    const one = kept.get(seed.name) ?? { versions: [], draft: null };
    const content = { ...contentOf(seed), ...seed.draft };
    log(seed.name, one.versions.length + 1, 'CREATED_DRAFT', 'grace', contentOf(seed), content);
    one.draft = { ...content, validFrom: null, validUntil: null, author: 'grace', changedAt: now(3_600_000) };
    kept.set(seed.name, one);
  }
}

/** A few of the server's rules. */
function refusal(content) {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}$/u.test(content.name ?? '')) {
    return wrong('name', `must begin with a letter or digit; was '${content.name}'`);
  }
  if (!Array.isArray(content.events) || content.events.length === 0) {
    return wrong('events', 'must name at least one event');
  }
  const { correlator } = content;
  if (typeof correlator === 'object' && correlator?.xpath?.includes('//[')) {
    return wrong('correlator.xpath', 'is no XPath 1.0: a name is missing after //');
  }
  return undefined;
}

/** Whether there is another edition than the one that is meant. */
function isOutdated(headers, one) {
  const match = headers['if-match'];
  return one === undefined
    ? match !== undefined
    : headers['if-none-match'] === '*' || (match !== undefined && match !== `"${editionOf(one)}"`);
}

export function definitionsApi({ method, id, part, query, user, body, headers }) {
  const isAdmin = user === 'admin';
  if (id === undefined) {
    return json({
      items: [...kept.values()].map(newest).sort((a, b) => (a.name < b.name ? -1 : 1)),
      next: null,
    });
  }
  if (id === 'suggestions' && part.length === 0) {
    return json({ events: 8_412, items: suggestions() });
  }
  const one = kept.get(id);
  const [first, second] = part;
  if (first === undefined) {
    return one === undefined
      ? problem(404, 'Not Found', `There is no definition '${id}'.`)
      : json(detail(one));
  }
  if (first === 'diff') {
    const which = (name) => contentOf((name === 'draft' ? one.draft : one.versions[Number(name) - 1]) ?? {});
    const [from, to] = [query.get('from'), query.get('to')];
    return json({ name: id, from, to, differences: between(which(from), which(to)) });
  }
  if (!isAdmin) {
    return NOT_ADMIN;
  }
  if (first === 'retire') {
    const last = one.versions.at(-1);
    last.validUntil = query.get('from') ?? now();
    log(id, last.version, 'RETIRED', user, null, null, last.validUntil);
    return json(seen(last));
  }
  if (first === 'history') {
    return json(startJob(id, query.get('from'), user), 202);
  }
  if (second === 'dry-run') {
    return refusal(body) ?? json(dryRun(body, Number(query.get('events') ?? 10_000)));
  }
  if (isOutdated(headers, one)) {
    return problem(412, 'Precondition Failed', `'${id}' is not what you have seen.`);
  }
  if (second === 'activate') {
    activate(id, one.draft, user, query.get('validFrom') ?? one.draft.validFrom);
    one.draft = null;
    return json(seen(one.versions.at(-1)));
  }
  if (method === 'DELETE') {
    log(id, one.versions.length + 1, 'DISCARDED_DRAFT', user, contentOf(one.draft), null);
    one.draft = null;
    if (one.versions.length === 0) {
      kept.delete(id);
    }
    return { status: 204 };
  }
  const refused = refusal(body);
  if (refused !== undefined) {
    return refused;
  }
  const there = one ?? { versions: [], draft: null };
  const before = there.draft ?? there.versions.at(-1);
  log(
    id,
    there.versions.length + 1,
    there.draft ? 'CHANGED_DRAFT' : 'CREATED_DRAFT',
    user,
    before ? contentOf(before) : null,
    contentOf(body),
  );
  there.draft = {
    description: '',
    keys: [],
    limits: {},
    ...contentOf(body),
    validFrom: body.validFrom ?? null,
    validUntil: null,
    author: user,
    changedAt: now(),
  };
  kept.set(id, there);
  return json(draftOf(there));
}

export function changesApi({ query }) {
  const name = query.get('name');
  return json({
    items: changes.filter((one) => name === null || one.name === name).slice(0, 200),
    next: null,
  });
}

function dryRun(definition, examined) {
  const share = (part) => Math.floor(examined * part);
  const patterns = definition.events.map((pattern, index) => {
    const isSilent = index === definition.events.length - 1 && index > 1;
    return {
      field: `events[${index}]`,
      role: pattern.role,
      flow: pattern.flow ?? '*',
      source: pattern.source ?? '*',
      eventName: pattern.eventName ?? '*',
      matched: isSilent ? 0 : share(0.6 / (index + 2)),
      withoutCorrelator: index === 1 ? 12 : 0,
      silent: isSilent,
    };
  });
  const matched = patterns.reduce((sum, pattern) => sum + pattern.matched, 0);
  const ids = (count, from) =>
    Array.from({ length: count }, (_, i) => `0198f2a${from + i}-0000-8000-8000-000000000000`);
  return {
    examined,
    whole: examined < 50_000,
    oldest: now(7_200_000),
    newest: now(1_000),
    matched,
    withoutCorrelator: 12,
    unmatched: examined - matched - 12,
    roles: {},
    patterns,
    transactions: { COMPLETE: 812, IN_PROGRESS: 14, FAILED: 31, INCONSISTENT: 3 },
    examples: [
      {
        correlator: '4711',
        state: 'COMPLETE',
        findings: [finding('HEALED', { count: 1 })],
        eventCount: 7,
        events: ids(3, 1),
      },
      {
        correlator: '<b>4712</b>',
        state: 'FAILED',
        findings: [finding('FAILED', { text: 'No route to <script>' })],
        eventCount: 4,
        events: ids(3, 4),
      },
      {
        correlator: '4713',
        state: 'INCONSISTENT',
        findings: [finding('END_WITHOUT_START', { at: '2026-11-30T12:00:00.000000Z' })],
        eventCount: 1,
        events: ids(1, 7),
      },
    ],
    strays: [{ event: ids(1, 8)[0], pattern: 'events[1]' }],
  };
}

function suggestions() {
  const events = [
    { role: 'start', flow: 'OrderIn', source: 'HTTP Input.transaction.Start' },
    { role: 'failure', flow: 'Ship', source: '*.transaction.Rollback' },
    { role: 'progress', flow: 'Ship' },
    { role: 'end', flow: 'Invoice', source: '*.transaction.End' },
  ];
  const durations = { count: 412, p50Millis: 1_840, p95Millis: 12_400, p99Millis: 31_000 };
  return [
    {
      definition: {
        name: 'OrderIn-to-Invoice',
        description: 'Suggested from 8412 events: OrderIn, Ship, Invoice',
        correlator: { field: 'orderNumber' },
        events,
        keys: ['customer'],
        limits: { endWithin: 'PT1M', settle: 'PT10S', retryWindow: 'PT5M' },
      },
      confidence: 0.942,
      transactions: 441,
      whole: 412,
      failed: 17,
      flows: ['OrderIn', 'Ship', 'Invoice'],
      alsoLinkedBy: ['global', 'property JMSCorrelationID'],
      durations,
      coveredBy: [],
    },
    {
      definition: {
        name: 'Validate-to-Complete',
        description: '',
        correlator: 'global',
        events: events.map((event) => ({ ...event, flow: 'Validate' })),
        keys: [],
        limits: { settle: 'PT10S', retryWindow: 'PT5M' },
      },
      confidence: 0.51,
      transactions: 38,
      whole: 22,
      failed: 4,
      flows: ['Validate', 'Dispatch', '<script>alert(1)</script>'],
      alsoLinkedBy: [],
      durations: { count: 0, p50Millis: null, p95Millis: null, p99Millis: null },
      coveredBy: ['purchase'],
    },
  ];
}

const ESTIMATED = 1_204_000;

function startJob(definition, from, startedBy) {
  const job = {
    id: `0198f2a0-0000-8000-8000-00000000000${jobs.length}`,
    definition,
    from,
    state: 'RUNNING',
    phase: 'AWAITING_NODES',
    change: 4,
    estimated: 0,
    scanned: 0,
    linked: 0,
    changed: 0,
    refused: 0,
    note: 'waits for the node wildfly-2',
    startedBy,
    startedAt: now(),
    endedAt: null,
  };
  jobs.unshift(job);
  return job;
}

Object.assign(startJob('purchase', null, 'admin'), {
  state: 'DONE',
  phase: 'SCANNING',
  estimated: 84_000,
  scanned: 84_212,
  linked: 3_120,
  changed: 14,
  note: '',
  startedAt: now(90_000_000),
  endedAt: now(89_000_000),
});
Object.assign(startJob('payment', '2026-06-01T00:00:00.000000Z', 'admin'), {
  phase: 'SCANNING',
  estimated: ESTIMATED,
  scanned: 471_000,
  linked: 20_400,
  changed: 310,
  refused: 2,
  note: '',
  startedAt: now(180_000),
});

/** Every look at a running job finds it further on. */
function further(job) {
  if (job.state === 'RUNNING') {
    job.phase = 'SCANNING';
    job.note = '';
    job.estimated = ESTIMATED;
    job.scanned = Math.min(ESTIMATED, job.scanned + 12_000);
    job.linked += 300;
    if (job.scanned === ESTIMATED) {
      Object.assign(job, { state: 'DONE', endedAt: now() });
    }
  }
  return job;
}

export function jobsApi({ id, part, user }) {
  if (id === undefined) {
    return json({ items: jobs, next: null });
  }
  const job = jobs.find((one) => one.id === id);
  if (job === undefined) {
    return problem(404, 'Not Found', `There is no history job ${id}.`);
  }
  const state = { pause: 'PAUSED', resume: 'RUNNING', cancel: 'CANCELLED' }[part[0]];
  if (state !== undefined) {
    if (user !== 'admin') {
      return NOT_ADMIN;
    }
    if (job.endedAt !== null) {
      return problem(409, 'Conflict', `The job ${id} is ${job.state}; a job that has ended stays as it is.`);
    }
    Object.assign(job, { state, endedAt: state === 'CANCELLED' ? now() : null });
  }
  return json(further(job));
}

export function exchangeApi({ method, query, user, body, raw }) {
  if (method === 'GET') {
    const wanted = query.get('name');
    const items = [...kept].filter(([name, one]) => one.versions.length > 0 && [null, name].includes(wanted));
    return json({ definitions: items.map(([name, { versions }]) => ({ name, versions })) });
  }
  if (user !== 'admin') {
    return NOT_ADMIN;
  }
  if (raw.trimStart().startsWith('<')) {
    const notes = ['2 elements of the canvas were left out: a definition has no drawing.'];
    return json({
      items: [{ name: 'Orders', outcome: 'DRAFT', version: 1, problem: null, notes }],
      next: null,
    });
  }
  if (!Array.isArray(body.definitions)) {
    return wrong('definitions', 'is missing');
  }
  return json({ items: body.definitions.map((one) => taken(one, user)), next: null });
}

function taken({ name, versions = [] }, user) {
  const last = versions.at(-1);
  const refused = last === undefined ? wrong('versions', 'must hold at least one') : refusal(last);
  if (refused !== undefined) {
    return { name: name ?? '', outcome: 'REFUSED', version: 0, problem: refused.body.errors[0], notes: [] };
  }
  const before = kept.get(name)?.versions.at(-1);
  const isSame = before && JSON.stringify(contentOf(before)) === JSON.stringify(contentOf(last));
  if (!isSame) {
    activate(name, last, user, null, 'IMPORTED');
  }
  const { length } = kept.get(name).versions;
  return { name, outcome: isSame ? 'SAME' : 'CREATED', version: length, problem: null, notes: [] };
}
