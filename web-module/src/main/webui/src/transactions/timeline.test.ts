import { describe, expect, it } from 'vitest';
import { formatsFor } from '../format/format';
import { linkedEvent } from '../sampleEvents';
import { wordsOf } from './ticks';
import { timelineOf } from './timeline';

const at = (time: string, rest = {}) => linkedEvent({ createdAt: `2026-11-30T12:00:${time}Z`, ...rest });

describe('the timeline', () => {
  it('is empty without events', () => {
    expect(timelineOf([])).toMatchObject({ lanes: [], ticks: [], gaps: [], stages: [] });
  });

  it('puts every event at its true time, whatever the order that they come in', () => {
    const { lanes } = timelineOf([at('10.000000'), at('00.000000'), at('02.500000')]);
    expect(lanes[0]?.marks.map((mark) => mark.at)).toEqual([0, 0.25, 1]);
  });

  it('tells microseconds apart', () => {
    const { lanes } = timelineOf([at('00.000001'), at('00.000002'), at('00.000005')]);
    expect(lanes[0]?.marks.map((mark) => mark.at)).toEqual([0, 0.25, 1]);
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
      at('04', { localTransactionId: 'a' }),
      at('05', { localTransactionId: 'b' }),
      at('10', { localTransactionId: 'b' }),
    ]);
    expect(lanes[0]?.bars).toEqual([
      { from: 0, to: 0.4 },
      { from: 0.5, to: 1 },
    ]);
  });

  it('folds a long idle stretch, says how long it was, and leaves the rest true to time', () => {
    const { gaps, lanes, ticks } = timelineOf([
      at('00', { localTransactionId: 'a' }),
      at('01', { localTransactionId: 'a' }),
      at('57', { localTransactionId: 'b' }),
      at('58', { localTransactionId: 'b' }),
    ]);
    expect(gaps).toEqual([{ from: 0.44, to: 0.56, millis: 56_000, isFolded: true }]);
    expect(lanes[0]?.marks.map((mark) => mark.at)).toEqual([0, 0.44, 0.56, 1]);
    expect(ticks.map(({ millis }) => millis)).toContain(57_000);
  });

  it('folds nothing where nothing else would be left', () => {
    const { gaps } = timelineOf([
      at('00', { localTransactionId: 'a' }),
      at('58', { localTransactionId: 'b' }),
    ]);
    expect(gaps).toEqual([{ from: 0, to: 1, millis: 58_000, isFolded: false }]);
  });

  it('calls it no gap while a flow is at work', () => {
    expect(timelineOf([at('00'), at('10')]).gaps).toEqual([]);
  });

  it('gathers events for which there is no room, and loses none', () => {
    const { lanes } = timelineOf(Array.from({ length: 500 }, (_, i) => at('00.1', { counter: i })));
    expect(lanes[0]?.rows).toBe(3);
    expect(lanes[0]?.marks.map(({ events }) => events.length)).toEqual([1, 1, 498]);
  });

  it('loses none of a thousand events', () => {
    const events = Array.from({ length: 1000 }, (_, i) =>
      at(String(i % 60).padStart(2, '0'), { counter: i, localTransactionId: `i${i >> 1}` }),
    );
    const { lanes } = timelineOf(events);
    expect(lanes[0]?.marks.reduce((sum, { events: each }) => sum + each.length, 0)).toBe(1000);
  });

  it('shows what was due, and the present, of one that goes on', () => {
    const { limits, stages, now } = timelineOf([at('00'), at('10')], {
      stages: [{ name: 'dispatch', enteredAt: '2026-11-30T12:00:05Z', leftAt: null }],
      limits: [{ kind: 'end', due: '2026-11-30T12:00:12Z' }],
      now: Date.parse('2026-11-30T12:00:20Z'),
    });
    expect(now).toBe(1);
    expect(limits[0]?.at).toBeGreaterThan(stages[0]?.from ?? 1);
    expect(stages).toMatchObject([{ name: 'dispatch', to: 1, isOver: false }]);
  });

  it('numbers the marks of all lanes by time, for the arrow keys', () => {
    const { lanes } = timelineOf([
      at('00', { uniqueFlow: 'a' }),
      at('01', { uniqueFlow: 'b' }),
      at('02', { uniqueFlow: 'a' }),
    ]);
    expect(lanes.map(({ marks }) => marks.map(({ order }) => order))).toEqual([[0, 2], [1]]);
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

  it('says no time twice where microseconds lie between ticks behind a fold', () => {
    const { ticks } = timelineOf([
      at('00', { localTransactionId: 'a' }),
      at('00.012200', { localTransactionId: 'b' }),
      at('00.012245', { localTransactionId: 'b' }),
    ]);
    expect(ticks.length).toBeGreaterThan(2);
    const words = wordsOf(ticks, formatsFor('en', 'UTC'));
    expect(words.filter((one) => one !== '')).toEqual(['0', '+12 ms']);
  });
});
