import { describe, expect, it } from 'vitest';
import type { Metrics } from '../api/node';
import { lagOf } from './lag';

const metrics = (recorded: number, depth: number, oldestAgeSeconds = 0): Metrics => ({
  since: '2026-11-30T08:00:00Z',
  recorder: { recorded, quarantined: 0, outPerSecond: 0 },
  queue: { depth, inPerSecond: 0, oldestAgeSeconds },
});
const ready = { ready: true, phase: 'READY', trouble: '' };

describe('the recorder', () => {
  it.each([
    [0.2, 'keepsUp'],
    [12, 'behind'],
    [61, 'stuck'],
  ])('with an event that has waited for %d s %s', (age, lag) => {
    expect(lagOf(metrics(1, 1, age), ready)).toBe(lag);
  });

  it('is stopped whatever the queue says, and unknown without a broker', () => {
    expect(lagOf(metrics(1, 0), { ready: false, phase: 'SCHEMA', trouble: '' })).toBe('stopped');
    expect(lagOf({ ...metrics(1, 0), queue: null }, ready)).toBe('unknown');
  });
});
