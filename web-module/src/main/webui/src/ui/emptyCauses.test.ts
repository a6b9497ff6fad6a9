import { describe, expect, it } from 'vitest';
import { obstacles, switchedOff, troubles, type Known } from './emptyCauses';

const WELL: Known = {
  readiness: { ready: true, phase: 'READY', trouble: '' },
  metrics: {
    since: '2026-11-30T08:00:00Z',
    recorder: { recorded: 5, quarantined: 0, outPerSecond: 1 },
    queue: { depth: 3, inPerSecond: 1, oldestAgeSeconds: 0.1 },
  },
  profiles: [{ name: 'Dispatch', sources: [{ address: 'In', enabled: true }], others: true }],
  retention: {
    completeDays: null,
    failedDays: null,
    openDays: null,
    unmatchedDays: null,
    payloadDays: 30,
    quarantineDays: null,
  },
};
const metrics = (rest: object) => ({ ...WELL, metrics: { ...WELL.metrics, ...rest } as Known['metrics'] });

describe('why a list may be empty', () => {
  it('is not the server’s fault where all is well', () => {
    expect([...troubles(WELL), ...obstacles(WELL)]).toEqual([]);
  });

  it('is a recorder that has stopped, and events that wait for long', () => {
    const stuck = metrics({ queue: { depth: 3, inPerSecond: 1, oldestAgeSeconds: 31 } });
    const readiness = { ready: false, phase: 'SCHEMA', trouble: 'x' };
    expect(troubles({ ...stuck, readiness })).toEqual(['stopped', 'waiting']);
  });

  it('is that nothing came, or that what came could not be recorded', () => {
    const none = { outPerSecond: 0 };
    expect(obstacles(metrics({ recorder: { recorded: 0, quarantined: 0, ...none } }))).toEqual(['silent']);
    expect(obstacles(metrics({ recorder: { recorded: 0, quarantined: 2, ...none } }))).toEqual([
      'quarantined',
    ]);
  });

  it('is monitoring that is switched off', () => {
    const profiles = [
      { name: 'Dispatch', sources: [{ address: 'In', enabled: false }], others: true },
      { name: 'Bill', sources: [{ address: 'In', enabled: true }], others: true },
    ];
    expect(obstacles({ ...WELL, profiles })).toEqual(['off']);
    expect(switchedOff(profiles)).toEqual([{ profile: 'Dispatch', address: 'In' }]);
  });

  it('is that what is old is deleted', () => {
    const retention = { completeDays: 30, failedDays: null, openDays: null, unmatchedDays: null };
    expect(
      obstacles({ ...WELL, retention: { ...retention, payloadDays: null, quarantineDays: null } }),
    ).toEqual(['deleted']);
  });

  it('is unknown where the server does not answer', () => {
    const nothing = { readiness: undefined, metrics: undefined, profiles: undefined, retention: undefined };
    expect(obstacles(nothing)).toEqual(['unknown']);
  });
});
