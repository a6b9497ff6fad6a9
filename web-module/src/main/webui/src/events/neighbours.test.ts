import { describe, expect, it } from 'vitest';
import { listIn, neighboursOf } from './neighbours';

describe('the neighbours of an event in its list', () => {
  it('are the one above and the one below', () => {
    expect(neighboursOf(['a', 'b', 'c'], 'b')).toEqual({ previous: 'a', next: 'c', place: 2, count: 3 });
  });

  it('end with the list', () => {
    expect(neighboursOf(['a', 'b'], 'a').previous).toBeUndefined();
    expect(neighboursOf(['a', 'b'], 'b').next).toBeUndefined();
  });

  it('are none when the event is not in the list', () => {
    expect(neighboursOf(['a', 'b'], 'x')).toEqual({
      previous: undefined,
      next: undefined,
      place: 0,
      count: 2,
    });
  });

  it('are none when the page was opened by a link, or its history is of another kind', () => {
    for (const state of [null, undefined, { from: '/events' }, { list: 'a' }, { list: [1] }]) {
      expect(listIn(state)).toEqual([]);
    }
    expect(listIn({ list: ['a'] })).toEqual(['a']);
  });
});
