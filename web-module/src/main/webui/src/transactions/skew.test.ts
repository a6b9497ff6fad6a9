import { describe, expect, it } from 'vitest';
import { linkedEvent } from '../sampleEvents';
import { skewsOf, worstOf } from './skew';

const at = (created: string, received: string, rest = {}) =>
  linkedEvent({
    createdAt: `2026-11-30T12:00:${created}Z`,
    receivedAt: `2026-11-30T12:00:${received}Z`,
    ...rest,
  });

describe('a clock', () => {
  it('is not suspected where everything takes its course', () => {
    const events = [at('00', '00.004'), at('01', '01.004', { counter: 2 })];
    expect(skewsOf(events)).toEqual([]);
  });

  it('seems ahead when an event is received before it was created', () => {
    const event = at('00.240', '00.000', { integrationServer: 'wildfly-2' });
    expect(skewsOf([event])).toEqual([
      { event: event.id, kind: 'received', millis: 240, clock: 'wildfly-2', other: '' },
    ]);
  });

  it('seems ahead when a flow begins before the one that called it', () => {
    const parent = at('01', '01.5', { localTransactionId: 'p', integrationServer: 'one' });
    const child = at('00.5', '01.5', {
      localTransactionId: 'c',
      parentTransactionId: 'p',
      integrationServer: 'two',
    });
    expect(skewsOf([parent, child])).toEqual([
      { event: child.id, kind: 'handOver', millis: 500, clock: 'one', other: 'two' },
    ]);
  });

  it('has gone back when a flow’s later event is the earlier one', () => {
    const events = [at('05', '05.1', { counter: 1 }), at('02', '05.2', { counter: 2 })];
    expect(skewsOf(events)).toMatchObject([{ kind: 'counter', millis: 3000, event: events[1]?.id }]);
  });

  it('is named once, with the worst that it did', () => {
    const events = [at('00.1', '00'), at('00.3', '00.05'), at('00.2', '00.1')];
    expect(worstOf(skewsOf(events)).map(({ millis }) => millis)).toEqual([250]);
  });
});
