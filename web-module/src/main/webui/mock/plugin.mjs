// A stand-in for the API, for development alone: `npm run dev:mock`, or `npm run build && npm run preview:mock`.
// Users are those of the demo: viewer, reader, operator, admin, each with its name as password.
import { definitions, events, payloadOf, quarantine, transactions } from './data.mjs';

const ROLES = {
  viewer: ['viewer'],
  reader: ['viewer', 'payload-reader'],
  operator: ['viewer', 'operator'],
  admin: ['viewer', 'payload-reader', 'operator', 'admin'],
};

/** The policy that the server sends; the preview sends it too, so that a violation is seen before the server is. */
export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export function mockApi() {
  return {
    name: 'waybill-mock-api',
    configureServer: (server) => {
      server.middlewares.use('/waybill/api', answer);
    },
    configurePreviewServer: (server) => {
      server.middlewares.use((_, response, next) => {
        response.setHeader('Content-Security-Policy', POLICY);
        next();
      });
      server.middlewares.use('/waybill/api', answer);
    },
  };
}

const problem = (status, title, detail) => ({
  status,
  type: 'application/problem+json',
  body: { status, title, detail },
});
const json = (body, status = 200) => ({ status, type: 'application/json', body });

async function answer(request, response) {
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const url = new URL(request.url, 'http://localhost');
  const user = /waybill-mock=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
  const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
  const result = route(request, url, user, body);
  await new Promise((resolve) => setTimeout(resolve, 120));
  response.statusCode = result.status;
  response.setHeader('Content-Type', result.type ?? 'application/json');
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    response.setHeader(name, value);
  }
  response.end(
    Buffer.isBuffer(result.body)
      ? result.body
      : result.status === 204
        ? undefined
        : JSON.stringify(result.body),
  );
}

function route(request, url, user, body) {
  const [kind, id, part] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const call = `${request.method} ${kind}`;
  if (request.method !== 'GET' && request.headers['x-requested-by'] !== 'waybill') {
    return problem(403, 'Forbidden', 'A changing request needs the header X-Requested-By: waybill.');
  }
  if (call === 'POST session') {
    return body.user in ROLES && body.password === body.user
      ? { ...json({ user: body.user, roles: ROLES[body.user] }), headers: cookie(body.user) }
      : problem(401, 'Unauthorized', 'User name or password is wrong.');
  }
  if (!(user in ROLES)) {
    return problem(401, 'Unauthorized', 'Log in first.');
  }
  if (call === 'DELETE session') {
    return { status: 204, headers: cookie('') };
  }
  if (kind === 'session') {
    return json({ user, roles: ROLES[user] });
  }
  if (kind === 'transactions') {
    return id === undefined ? json(page(transactionsLike(url.searchParams), url)) : one(transactions, id);
  }
  if (kind === 'events') {
    if (part === 'payload') {
      return payload(id, user);
    }
    return id === undefined ? json(page(eventsLike(url.searchParams), url)) : one(events, id);
  }
  if (kind === 'definitions') {
    const found = definitions.find(({ name }) => name === id);
    return id === undefined
      ? json({ items: definitions, next: null })
      : found === undefined
        ? problem(404, 'Not found', `There is no definition ${id}.`)
        : json({
            ...found,
            versions: [
              found,
              { ...found, version: found.version - 1, validFrom: '2025-01-01T00:00:00.000000Z' },
            ].filter(({ version }) => version > 0),
          });
  }
  if (kind === 'quarantine') {
    return quarantined(request.method, id, part, url);
  }
  return problem(404, 'Not found', `There is nothing under ${url.pathname}.`);
}

function quarantined(method, id, part, url) {
  if (id === undefined) {
    return json(page(quarantine, url));
  }
  const index = quarantine.findIndex((item) => item.id === id);
  if (index < 0) {
    return problem(404, 'Not found', `There is nothing under ${id}.`);
  }
  if (part === 'content') {
    return {
      status: 200,
      type: 'application/octet-stream',
      body: Buffer.from('{"eventData": oops <script>alert(1)</script>'),
    };
  }
  if (method !== 'GET') {
    quarantine.splice(index, 1);
    return { status: 204 };
  }
  return json(quarantine[index]);
}

function payload(id, user) {
  const found = events.find((event) => event.id === id);
  return ROLES[user].includes('payload-reader')
    ? { status: 200, type: found.payload.contentType, body: payloadOf(found) }
    : problem(403, 'Forbidden', 'You need the role payload-reader.');
}

function one(all, id) {
  const found = all.find((item) => item.id === id);
  return found === undefined ? problem(404, 'Not found', `There is nothing under ${id}.`) : json(found);
}

function page(all, { searchParams }) {
  const start = Number(searchParams.get('cursor') ?? 0);
  const end = start + Number(searchParams.get('limit') ?? 50);
  return { items: all.slice(start, end), next: end < all.length ? String(end) : null };
}

function transactionsLike(query) {
  const states = query.getAll('state');
  const key = query.get('key');
  return transactions.filter(
    (one) =>
      (states.length === 0 || states.includes(one.state)) &&
      (query.get('definition') ?? one.definition) === one.definition &&
      (query.get('from') ?? '') <= one.firstEventAt &&
      (query.get('to') ?? '9') > one.firstEventAt &&
      (key === null || one.correlator === key || one.keys.some(({ value }) => value === key)),
  );
}

function eventsLike(query) {
  return events.filter(
    (one) =>
      [undefined, one.flow, one.uniqueFlow].includes(query.get('flow') ?? undefined) &&
      (query.get('name') ?? one.name) === one.name &&
      (query.get('globalTransactionId') ?? one.globalTransactionId) === one.globalTransactionId &&
      (query.get('matched') ?? String(one.transactions.length > 0)) === String(one.transactions.length > 0) &&
      (query.get('from') ?? '') <= one.createdAt &&
      (query.get('to') ?? '9') > one.createdAt,
  );
}

const cookie = (user) => ({ 'Set-Cookie': `waybill-mock=${user}; Path=/waybill; HttpOnly; SameSite=Strict` });
