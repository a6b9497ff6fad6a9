import { describe, expect, it } from 'vitest';
import { linkedEvent } from '../sampleEvents';
import { timelineOf } from './timeline';

const at = (time: string, rest = {}) => linkedEvent({ createdAt: `2026-11-30T12:00:${time}Z`, ...rest });

describe('the timeline', () => {
  it('is empty without events', () => {
    expect(timelineOf([])).toEqual({ lanes: [], ticks: [], gaps: [], spanMillis: 0 });
  });

  it('puts every event at its true time, whatever the order that they come in', () => {
    const { lanes, spanMillis } = timelineOf([at('10.000000'), at('00.000000'), at('02.500000')]);
    expect(lanes[0]?.marks.map((mark) => mark.at)).toEqual([0, 0.25, 1]);
    expect(spanMillis).toBe(10_000);
  });

  it('tells microseconds apart', () => {
    const { lanes, spanMillis } = timelineOf([at('00.000001'), at('00.000002'), at('00.000005')]);
    expect(lanes[0]?.marks.map((mark) => mark.at)).toEqual([0, 0.25, 1]);
    expect(spanMillis).toBeCloseTo(0.004);
  });

  it('puts all events of one moment in the middle, on rows of their own', () => {
    const { lanes, ticks } = timelineOf([at('00.5'), at('00.5', { counter: 2 })]);
    expect(lanes[0]?.marks.map(({ at, row }) => [at, row])).toEqual([
      [0.5, 0],
      [0.5, 1],
    ]);
    expect(ticks).toEqual([]);
  });

  it('has a lane a flow, in the order of their first events', () => {
    const { lanes } = timelineOf([
      at('05', { uniqueFlow: 'Dispatch' }),
      at('01', { uniqueFlow: 'Validate' }),
    ]);
    expect(lanes.map((lane) => lane.flow)).toEqual(['Validate', 'Dispatch']);
  });

  it('draws a bar an invocation, so that two attempts stay two', () => {
    const { lanes } = timelineOf([
      at('00', { localTransactionId: 'a' }),
      at('01', { localTransactionId: 'a' }),
      at('08', { localTransactionId: 'b' }),
      at('10', { localTransactionId: 'b' }),
    ]);
    expect(lanes[0]?.bars).toEqual([
      { from: 0, to: 0.1 },
      { from: 0.8, to: 1 },
    ]);
  });

  it('makes long gaps visible and leaves short ones alone', () => {
    const { gaps } = timelineOf([
      at('00', { localTransactionId: 'a' }),
      at('01', { localTransactionId: 'a' }),
      at('09', { localTransactionId: 'b' }),
      at('10', { localTransactionId: 'b' }),
    ]);
    expect(gaps).toEqual([{ from: 0.1, to: 0.9, millis: 8000 }]);
  });

  it('calls it no gap while a flow is at work', () => {
    expect(timelineOf([at('00'), at('10')]).gaps).toEqual([]);
  });

  it('needs no more than five rows, however many events there are', () => {
    const { lanes } = timelineOf(Array.from({ length: 500 }, (_, i) => at('00.1', { counter: i })));
    expect(lanes[0]?.rows).toBe(5);
  });

  it.each([
    ['00.000010', 0.002],
    ['10', 2000],
    ['59', 15_000],
  ])('counts in round numbers up to %s s', (last, step) => {
    const { ticks } = timelineOf([at('00'), at(last)]);
    expect(ticks[1]?.millis).toBeCloseTo(step, 6);
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.every((tick) => tick.at <= 1)).toBe(true);
  });
});
