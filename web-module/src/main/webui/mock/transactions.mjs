// The stand-in's part for transactions: search, neighbours, counts, export, people's marks, saved views, changes.
import { transactions } from './data.mjs';

const json = (body, status = 200) => ({ status, type: 'application/json', body });
const problem = (status, title, detail) => ({
  status,
  type: 'application/problem+json',
  body: { status, title, detail },
});
const LISTENERS = new Set();
let token = 1;

/** Tells all who listen that something has changed. */
export function changed(change) {
  token++;
  const data = JSON.stringify({
    transactions: [],
    events: false,
    definitions: false,
    quarantine: false,
    ...change,
  });
  for (const response of LISTENERS) {
    response.write(`event: change\nid: ${token}\ndata: ${data}\n\n`);
  }
}

/** `GET changes`: stays open, and tells every few seconds that the newest transaction has gone on. */
export function streamChanges(request, response) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write(`retry: 2000\n\n`);
  LISTENERS.add(response);
  const comment = setInterval(() => response.write(': still here\n\n'), 15_000);
  request.on('close', () => {
    clearInterval(comment);
    LISTENERS.delete(response);
  });
}

const traffic = setInterval(() => {
  const { definition, firstEventAt } = transactions[1];
  changed({ transactions: [{ definition, from: firstEventAt, to: firstEventAt }], events: true });
}, 5000);
traffic.unref();

const views = [
  {
    name: 'Failed today',
    page: 'transactions',
    query: 'range=24h&state=FAILED',
    shared: false,
    author: 'admin',
  },
  {
    name: 'Overdue and nobody looks <b>after</b> it',
    page: 'transactions',
    query: 'acknowledged=false&state=OVERDUE',
    shared: true,
    author: 'operator',
  },
];
const profiles = [
  {
    name: 'Dispatch',
    others: true,
    notes: [],
    sources: [
      { address: 'Dispatch In.transaction.Start', enabled: true },
      { address: 'Dispatch In.transaction.End', enabled: false },
    ],
  },
];

/** Answers what this file is about; undefined for everything else. */
export function answerTransactions({ method, path, query, user, roles, body }) {
  const [kind, id, part] = path;
  const call = `${method} ${kind}`;
  if (kind === 'transactions') {
    return ofTransactions(method, id, part, query, user, roles, body);
  }
  if (call === 'GET views') {
    return json({ items: views.filter(({ author, shared }) => shared || author === user), next: null });
  }
  if (kind === 'views') {
    return changeView(method, id, part, user, roles, body);
  }
  if (call === 'GET profiles') {
    return json({ items: profiles, next: null });
  }
  if (call === 'PUT profiles') {
    const source = profiles
      .find(({ name }) => name === id)
      ?.sources.find(({ address }) => address === path[3]);
    source.enabled = query.get('enabled') === 'true';
    return json(profiles[0]);
  }
  return undefined;
}

function ofTransactions(method, id, part, query, user, roles, body) {
  const all = transactionsLike(query);
  if (id === undefined) {
    return json(windowed(all, query));
  }
  if (id === 'count') {
    return json({ count: Math.min(all.length, 10_000), exact: true });
  }
  if (id === 'export') {
    const isCsv = query.get('format') === 'csv';
    return {
      status: 200,
      type: isCsv ? 'text/csv' : 'application/json',
      headers: { 'Content-Disposition': `attachment; filename="transactions.${isCsv ? 'csv' : 'json'}"` },
      body: isCsv ? Buffer.from(all.map((one) => `${one.id},${one.definition}\r\n`).join('')) : all,
    };
  }
  const found = transactions.find((one) => one.id === id);
  if (found === undefined) {
    return problem(404, 'Not found', `There is no transaction ${id}.`);
  }
  if (part === 'neighbours') {
    const place = all.indexOf(found);
    return json({
      previous: all[place - 1]?.id ?? null,
      next: place < 0 ? null : (all[place + 1]?.id ?? null),
    });
  }
  if (part === 'annotations' && method === 'POST') {
    return roles.includes('operator')
      ? annotate(found, user, body)
      : problem(403, 'Forbidden', 'You need the role operator.');
  }
  return json(found);
}

function annotate(found, user, { kind, text }) {
  const annotation = { id: `${Date.now()}`, kind, text, author: user, at: new Date().toISOString() };
  found.annotations.push(annotation);
  if (kind === 'ACKNOWLEDGED' || kind === 'REOPENED') {
    found.acknowledged = kind === 'ACKNOWLEDGED';
  } else if (kind === 'OWNER') {
    found.owner = text;
  } else if (kind === 'TICKET') {
    found.ticket = text;
  }
  changed({
    transactions: [{ definition: found.definition, from: found.firstEventAt, to: found.firstEventAt }],
  });
  return json(annotation, 201);
}

function changeView(method, page, name, user, roles, body) {
  const place = views.findIndex((one) => one.page === page && one.name === name && one.author === user);
  if (method === 'PUT' && body.shared && !roles.includes('operator')) {
    return problem(403, 'Forbidden', 'To share a view you need the role operator.');
  }
  const changedView = method === 'PUT' ? [{ name, page, ...body, author: user }] : [];
  views.splice(place < 0 ? views.length : place, place < 0 ? 0 : 1, ...changedView);
  return { status: 204 };
}

const WINDOWED = ['minDuration', 'maxDuration', 'flow', 'failure', 'acknowledged'];
const WINDOW = 40;

/** Filters without an index look through so many transactions an answer. */
function windowed(all, query) {
  const limit = Number(query.get('limit') ?? 50);
  const start = Number(query.get('cursor') ?? 0);
  if (!WINDOWED.some((name) => query.has(name))) {
    const end = start + limit;
    return { items: all.slice(start, end), next: end < all.length ? String(end) : null, searchedTo: null };
  }
  const items = [];
  let place = start;
  while (place < Math.min(start + WINDOW, transactions.length) && items.length < limit) {
    const one = transactions[place++];
    if (all.includes(one)) {
      items.push(one);
    }
  }
  const isEnd = place >= transactions.length;
  return {
    items,
    next: isEnd ? null : String(place),
    searchedTo: isEnd || items.length === limit ? null : transactions[place - 1].firstEventAt,
  };
}

const millis = (iso) => Number(/PT([\d.]+)S/.exec(iso ?? '')?.[1] ?? Number.NaN) * 1000;

function transactionsLike(query) {
  const states = query.getAll('state');
  const key = query.get('key');
  const failure = query.get('failure')?.toLowerCase();
  const [least, most] = [millis(query.get('minDuration')), millis(query.get('maxDuration'))];
  return transactions.filter(
    (one) =>
      (states.length === 0 || states.includes(one.state)) &&
      (query.get('definition') ?? one.definition) === one.definition &&
      (query.get('version') ?? String(one.highestVersion)) === String(one.highestVersion) &&
      (query.get('from') ?? '') <= one.firstEventAt &&
      (query.get('to') ?? '9') > one.firstEventAt &&
      (query.get('acknowledged') ?? String(one.acknowledged)) === String(one.acknowledged) &&
      (failure === undefined || one.events.some((event) => event.failure.toLowerCase().includes(failure))) &&
      query.getAll('flow').every((flow) => one.events.some((event) => event.flow === flow)) &&
      (Number.isNaN(least) || (one.durationMillis ?? -1) >= least) &&
      (Number.isNaN(most) || (one.durationMillis ?? Infinity) <= most) &&
      (key === null || one.correlator === key || one.keys.some(({ value }) => value === key)),
  );
}
