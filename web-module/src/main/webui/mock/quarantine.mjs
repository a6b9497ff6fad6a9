// What could not be recorded: for every reason, enough of it to decide about many at once.
import { contains, json, problem } from './answers.mjs';
import { seen } from './events.mjs';

const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(2)>';
const REASONS = [
  ['not JSON: unexpected character at line 1, column 17; an object was expected', 'application/json'],
  [`unknown root element '${SCRIPT}'; wmb:event or mon:event was expected`, 'text/xml'],
  [
    'the creation time 9999-12-31T23:59:59Z lies after 6000-01-01; the emitter’s clock or format is wrong',
    '',
  ],
  [`a field’s value is ${'a-very-long-value-without-a-single-blank-'.repeat(12)}`, ''],
];

/** All that is there; decisions take some away, and a log-in brings them back. */
export const items = [];
refill();

export function refill() {
  items.splice(0, items.length, ...Array.from({ length: 260 }, (_, index) => quarantined(index)));
}

function quarantined(index) {
  const [reason, contentType] = REASONS[index % REASONS.length];
  return {
    id: `00000000-0000-8000-8000-${String(index).padStart(12, '0')}`,
    receivedAt: new Date(Date.now() - index * 1_260_000).toISOString().replace('Z', '000Z'),
    reason,
    contentType,
    size: 48 + (index % 9) * 1000,
    properties:
      index % 4 === 2
        ? {}
        : {
            JMSType: 'event',
            JMSReplyTo: 'shop.replies',
            [SCRIPT]: IMAGE,
            _AMQ_ORIG_ADDRESS: 'waybill.events',
          },
    transportId: `ID:${String(index).padStart(24, 'a')}`,
  };
}

export function quarantineApi({ method, id, part, query, user, roles, body }) {
  const mayDecide = roles.includes('operator');
  if (method === 'POST' && (id === 'retry' || id === 'discard')) {
    return mayDecide
      ? decideAll(id, user, body.ids)
      : problem(403, 'Forbidden', 'You need the role operator.');
  }
  if (id === undefined || id === 'count') {
    const found = items.filter(
      (item) =>
        contains(item.reason, query.get('reason')) &&
        (query.get('from') ?? '') <= item.receivedAt &&
        (query.get('to') ?? '9') > item.receivedAt,
    );
    return json(id === 'count' ? { count: found.length, exact: true } : byKeyset(found, query));
  }
  const item = items.find((one) => one.id === id);
  if (item === undefined) {
    return problem(404, 'Not found', `There is nothing under ${id} in the quarantine.`);
  }
  if (part === 'content') {
    seen(user, id, query.get('download') === 'true' ? 'DOWNLOAD' : 'VIEW', 'quarantine');
    return {
      status: 200,
      type: 'application/octet-stream',
      body: Buffer.from(`{"eventData": oops ${SCRIPT}`),
    };
  }
  if (method !== 'GET') {
    decideAll(method === 'DELETE' ? 'discard' : 'retry', user, [id]);
    return { status: 204 };
  }
  return json(item);
}

/** A true keyset: while a list is decided about, places in it change. */
function byKeyset(found, query) {
  const after = found.filter(({ id }) => id > (query.get('cursor') ?? ''));
  const some = after.slice(0, Number(query.get('limit') ?? 50));
  return { items: some, next: some.length < after.length ? some.at(-1).id : null };
}

/** Of many some are always gone: somebody else decided about them. */
function decideAll(what, user, ids) {
  const done = ids.filter(
    (id) => items.some((item) => item.id === id) && !(ids.length > 20 && id.endsWith('7')),
  );
  for (const id of done) {
    items.splice(
      items.findIndex((item) => item.id === id),
      1,
    );
    seen(user, id, what.toUpperCase(), 'quarantine');
  }
  return json({ done, gone: ids.filter((id) => !done.includes(id)) });
}
