import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pace } from './pace';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that counts, and that is held on demand. */
function begin() {
  const state = { done: 0, held: false };
  const paced = pace(
    () => Promise.resolve(state.done++),
    2000,
    () => state.held,
  );
  return { state, paced };
}

describe('the pace', () => {
  it('begins with a pause and then does many changes at once', async () => {
    const { state, paced } = begin();
    paced.changed();
    paced.changed();
    await vi.advanceTimersByTimeAsync(1999);
    expect(state.done).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(state.done).toBe(1);
  });

  it('pauses after each time and forgets nothing meanwhile', async () => {
    const { state, paced } = begin();
    await vi.advanceTimersByTimeAsync(2000);
    for (let tenth = 0; tenth < 95; tenth++) {
      paced.changed();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(state.done).toBe(5);
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.done).toBe(6);
  });

  it('never works twice at once', async () => {
    let running = 0;
    let most = 0;
    const paced = pace(
      async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 10_000));
        running--;
      },
      2000,
      () => false,
    );
    for (let second = 0; second < 60; second++) {
      paced.changed();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(most).toBe(1);
  });

  it('does once what was held back, when it is released', async () => {
    const { state, paced } = begin();
    state.held = true;
    paced.changed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.done).toBe(0);
    state.held = false;
    paced.released();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.done).toBe(1);
  });

  it('can be forced once while it is held, and not without need', async () => {
    const { state, paced } = begin();
    state.held = true;
    paced.forced();
    paced.changed();
    await vi.advanceTimersByTimeAsync(2000);
    expect(state.done).toBe(0);
    paced.forced();
    paced.changed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.done).toBe(1);
  });

  it('does nothing after it was stopped', async () => {
    const { state, paced } = begin();
    paced.changed();
    paced.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.done).toBe(0);
  });
});
