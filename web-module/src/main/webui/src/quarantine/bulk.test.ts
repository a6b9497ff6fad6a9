import { describe, expect, it } from 'vitest';
import { allMatching, AT_ONCE, decideAll, inHundreds, type Progress } from './bulk';

const ids = Array.from({ length: 250 }, (_, index) => `id-${index}`);

/** An API that decides about all it is given, but for those that are gone, and remembers how it was asked. */
function server(gone: readonly string[] = [], failAt = Infinity) {
  const asked: (readonly string[])[] = [];
  const decide = (some: readonly string[]) => {
    asked.push(some);
    return asked.length > failAt
      ? Promise.reject(new Error('the queue is not available'))
      : Promise.resolve({
          done: some.filter((id) => !gone.includes(id)),
          gone: some.filter((id) => gone.includes(id)),
        });
  };
  return { asked, decide };
}

const silent = () => undefined;

describe('a decision about many', () => {
  it('is made a hundred at a time, and says how far it has come', async () => {
    const { asked, decide } = server(['id-7', 'id-249']);
    const reports: Progress[] = [];
    const end = await decideAll(
      inHundreds(ids),
      decide,
      new AbortController().signal,
      (report) => reports.push(report),
      ids.length,
    );
    expect(asked.map(({ length }) => length)).toEqual([AT_ONCE, AT_ONCE, 50]);
    expect(reports.map(({ done, gone }) => done + gone)).toEqual([0, 100, 200, 250]);
    expect(end).toEqual({ total: 250, done: 248, gone: 2, isStopped: false, failure: undefined });
  });

  it('stops between two hundreds when it is told to', async () => {
    const { asked, decide } = server();
    const controller = new AbortController();
    const end = await decideAll(
      inHundreds(ids),
      decide,
      controller.signal,
      ({ done }) => {
        if (done > 0) {
          controller.abort();
        }
      },
      ids.length,
    );
    expect(asked).toHaveLength(1);
    expect(end).toMatchObject({ done: 100, isStopped: true });
  });

  it('ends at the first failure and says what was decided until then', async () => {
    const { decide } = server([], 1);
    const end = await decideAll(inHundreds(ids), decide, new AbortController().signal, silent, ids.length);
    expect(end.done).toBe(100);
    expect(end.failure).toEqual(new Error('the queue is not available'));
  });

  it('goes through all that match, page by page, and past an empty page', async () => {
    const pages: Record<string, { items: { id: string }[]; next: string | null }> = {
      first: { items: [{ id: 'a' }, { id: 'b' }], next: 'second' },
      second: { items: [], next: 'third' },
      third: { items: [{ id: 'c' }], next: null },
    };
    const { asked, decide } = server();
    await decideAll(
      allMatching((cursor) => Promise.resolve(pages[cursor ?? 'first'] ?? { items: [], next: null })),
      decide,
      new AbortController().signal,
      silent,
      undefined,
    );
    expect(asked).toEqual([['a', 'b'], ['c']]);
  });
});
