// A stand-in for the API, for development alone: `npm run dev:mock`, or `npm run build && npm run preview:mock`.
// Users are those of the demo: viewer, reader, operator, admin, each with its name as password.
import { changesApi, definitionsApi, exchangeApi, jobsApi } from './definitions.mjs';
import { accessesApi, eventsApi } from './events.mjs';
import { flowMap } from './flowmap.mjs';
import { caseOf, countsByDefinition, definitionsFor, metrics, readiness, rollups } from './overview.mjs';
import { quarantineApi, refill } from './quarantine.mjs';
import { answerTransactions, streamChanges } from './transactions.mjs';

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
  if (url.pathname === '/changes' && user in ROLES) {
    return streamChanges(request, response);
  }
  const raw = Buffer.concat(chunks).toString();
  const isJson = raw !== '' && /json/.test(request.headers['content-type'] ?? '');
  const result = route(request, url, user, isJson ? JSON.parse(raw) : {}, raw);
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

function route(request, url, user, body, raw) {
  const [kind, id, ...parts] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const call = `${request.method} ${kind}`;
  if (request.method !== 'GET' && request.headers['x-requested-by'] !== 'waybill') {
    return problem(403, 'Forbidden', 'A changing request needs the header X-Requested-By: waybill.');
  }
  if (call === 'POST session') {
    refill();
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
  const answered = answerTransactions({
    method: request.method,
    path: url.pathname.split('/').slice(1).map(decodeURIComponent),
    query: url.searchParams,
    user,
    roles: ROLES[user],
    body,
  });
  if (answered !== undefined) {
    return answered;
  }
  const api = ROOMS[kind];
  return api === undefined
    ? problem(404, 'Not found', `There is nothing under ${url.pathname}.`)
    : api({
        method: request.method,
        id,
        part: parts[0],
        parts,
        query: url.searchParams,
        user,
        roles: ROLES[user],
        body,
        raw,
        headers: request.headers,
        scene: caseOf(request),
      });
}

const ROOMS = {
  events: eventsApi,
  quarantine: quarantineApi,
  'payload-accesses': accessesApi,
  definitions: (call) =>
    call.method === 'GET' && call.id === undefined && call.scene !== ''
      ? json({ items: definitionsFor(call.scene), next: null })
      : definitionsApi({ ...call, part: call.parts }),
  'definition-changes': changesApi,
  'definition-exchange': exchangeApi,
  'history-jobs': (call) => jobsApi({ ...call, part: call.parts }),
  rollups: ({ id, query, scene }) =>
    json(id === 'definitions' ? countsByDefinition(query, scene) : rollups(query, scene)),
  metrics: ({ scene }) => json(metrics(scene)),
  readiness: ({ scene }) => {
    const [status, body] = readiness(scene);
    return json(body, status);
  },
  retention: () =>
    json({
      completeDays: 30,
      failedDays: 400,
      openDays: 400,
      unmatchedDays: null,
      payloadDays: 14,
      quarantineDays: null,
      sweep: null,
    }),
  'flow-map': ({ query, scene }) => json(flowMap(query, scene)),
};

const cookie = (user) => ({ 'Set-Cookie': `waybill-mock=${user}; Path=/waybill; HttpOnly; SameSite=Strict` });
