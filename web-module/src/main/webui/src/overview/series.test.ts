import { describe, expect, it } from 'vitest';
import { lonely, largest } from './series';

const points = (...values: (number | null)[]) => values.map((y, place) => ({ x: place + 0.5, y }));

describe('a line of percentiles', () => {
  it('shows the points that have nothing on either side, since a line would not', () => {
    expect(lonely(points(5, null, 7, 8, null, 9)).map(({ y }) => y)).toEqual([5, 9]);
  });

  it('has no largest value where nothing was completed', () => {
    expect(largest(points(null, null))).toBe(0);
    expect(largest(points(null, 3, 2))).toBe(3);
  });
});
