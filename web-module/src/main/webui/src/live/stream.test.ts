import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, fakeEar } from './fakes';
import { listen } from './stream';

const EVENTS = '{"transactions":[],"events":true}';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin() {
  const { browser, sources } = fakeBrowser();
  const heard = fakeEar();
  const stop = listen(browser.open ?? expect.unreachable(), heard.ear);
  return { ...heard, stop, sources, last: () => sources.at(-1) ?? expect.unreachable() };
}

describe('the stream', () => {
  it('begins with a reset, since nobody knows what was before', () => {
    const { last, news, statuses } = begin();
    last().opens();
    last().sends('change', EVENTS);
    expect(news).toEqual([
      'reset',
      { transactions: [], events: true, definitions: false, quarantine: false },
    ]);
    expect(statuses).toEqual(['live']);
  });

  it('goes on without a reset when the browser has opened it again behind the last id', () => {
    const { last, news, statuses } = begin();
    last().opens();
    last().sends('change', EVENTS);
    last().fails(false);
    last().opens();
    expect(news).toHaveLength(2);
    expect(statuses, 'no word of a short break').toEqual(['live', 'live']);
  });

  it('resets when it is opened again before it had an id', () => {
    const { last, news } = begin();
    last().opens();
    last().fails(false);
    last().opens();
    expect(news).toEqual(['reset', 'reset']);
  });

  it('says that the connection is lost when it does not come back', async () => {
    const { last, statuses } = begin();
    last().opens();
    last().fails(false);
    last().fails(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(statuses).toEqual(['live', 'lost']);
  });

  it('is off where the server has none, and tries again ever more rarely', async () => {
    const { last, statuses, refusals, sources } = begin();
    last().fails(true);
    expect(statuses).toEqual(['off']);
    expect(refusals).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    last().fails(true);
    await vi.advanceTimersByTimeAsync(9999);
    expect(sources).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sources).toHaveLength(3);
  });

  it('does not try again once it is closed', async () => {
    const { last, stop, sources } = begin();
    last().fails(true);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sources).toHaveLength(1);
    expect(last().readyState).toBe(2);
  });

  it('passes over what it cannot read', () => {
    const { last, news } = begin();
    last().opens();
    last().sends('change', 'nonsense');
    expect(news).toEqual(['reset']);
  });
});
