import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { payloadUrl } from './events';
import { url } from './http';
import { isPassing, Problem } from './problem';

/** A server that gives one answer and remembers what it was asked. */
function server(answer: () => Response | Promise<Response>) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    asked.push(new Request(`http://localhost${address}`, init));
    return Promise.resolve().then(answer);
  });
  return asked;
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the request should have failed'),
    (error: unknown) => error as Problem,
  );

afterEach(() => vi.unstubAllGlobals());

describe('the client', () => {
  it('carries the header that a foreign page cannot set on changing requests, and only there', async () => {
    const asked = server(() => new Response('{}'));
    await api.session.logIn('ada', 'secret');
    await api.quarantine.retry('1');
    await api.quarantine.discard('1');
    await api.session.logOut();
    await api.session.get();
    expect(asked.map((request) => [request.method, request.headers.get('X-Requested-By')])).toEqual([
      ['POST', 'waybill'],
      ['POST', 'waybill'],
      ['DELETE', 'waybill'],
      ['DELETE', 'waybill'],
      ['GET', null],
    ]);
    expect(await asked[0]?.json()).toEqual({ user: 'ada', password: 'secret' });
  });

  it('gives a problem document’s words', async () => {
    const body = {
      title: 'Unprocessable',
      detail: 'The definition cannot be used.',
      errors: [{ field: 'name', problem: 'is missing' }, 'nonsense'],
    };
    server(
      () =>
        new Response(JSON.stringify(body), {
          status: 422,
          headers: { 'Content-Type': 'application/problem+json' },
        }),
    );
    const problem = await failure(api.definitions.list());
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({
      status: 422,
      message: 'The definition cannot be used.',
      errors: [{ field: 'name', problem: 'is missing' }],
    });
    expect(isPassing(problem)).toBe(false);
  });

  it('does not show the HTML of a proxy’s error page as words', async () => {
    server(
      () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    );
    const problem = await failure(api.session.get());
    expect(problem).toMatchObject({ status: 502, message: 'HTTP 502' });
    expect(isPassing(problem)).toBe(true);
  });

  it('tells that there was no answer', async () => {
    server(() => Promise.reject(new TypeError('fetch failed')));
    const problem = await failure(api.session.get());
    expect(problem).toMatchObject({ status: 0 });
    expect(isPassing(problem)).toBe(true);
  });

  it('takes a page of the server without Waybill for no answer, and Waybill’s own 404 for what it says', async () => {
    server(
      () => new Response('<h1>Not Found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } }),
    );
    expect(await failure(api.session.get())).toMatchObject({ status: 0 });
    server(() => Response.json({ title: 'Not found', detail: 'There is no event 7.' }, { status: 404 }));
    expect(await failure(api.events.get('7'))).toMatchObject({
      status: 404,
      message: 'There is no event 7.',
    });
  });

  it('tells that an answer was no JSON', async () => {
    server(() => new Response('<html></html>'));
    expect((await failure(api.session.get())).title).toBe('Not JSON');
  });

  it('does not turn a cancelled request into a problem', async () => {
    const controller = new AbortController();
    server(() => {
      controller.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    expect(await failure(api.session.get(controller.signal))).toBeInstanceOf(DOMException);
  });
});

describe('an address', () => {
  it('leaves out what is undefined and repeats lists', () => {
    expect(url('events', { flow: undefined, state: ['A', 'B'], limit: 20 })).toBe(
      '/waybill/api/events?state=A&state=B&limit=20',
    );
  });

  it('keeps hostile ids in their place', () => {
    expect(payloadUrl('../session?x=', '/transactions?key=a b', true)).toBe(
      '/waybill/api/events/..%2Fsession%3Fx%3D/payload?download=true&search=%2Ftransactions%3Fkey%3Da+b',
    );
  });
});
