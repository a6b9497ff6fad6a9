import { describe, expect, it } from 'vitest';
import { changed, fieldOf, parse, placeOf, print, type Json } from './json';
import { seededJson } from './seeded';

const value = (text: string) => {
  const parsed = parse(text);
  return parsed.isJson ? parsed.value : undefined;
};

describe('JSON', () => {
  it('is read as the browser reads it, and written so that reading gives the same, whatever it holds', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const json = seededJson(seed);
      expect(value(JSON.stringify(json)), `seed ${seed}`).toEqual(json);
      expect(JSON.parse(print(json)), `seed ${seed}`).toEqual(json);
      expect(value(print(json)), `seed ${seed}`).toEqual(json);
    }
  });

  it('keeps members that mean something to JavaScript', () => {
    const text = '{"__proto__": {"a": 1}, "constructor": 2}';
    expect(print(value(text) ?? null)).toBe('{\n  "__proto__": { "a": 1 },\n  "constructor": 2\n}');
  });

  it.each([
    ['{"a": 1,}', 'name', 8, '}'],
    ['{"a" 1}', 'colon', 5, '1}'],
    ['{"a": 1 "b": 2}', 'commaOrBrace', 8, '"b":'],
    ['[1 2]', 'commaOrBracket', 3, '2]'],
    ['{"a": nil}', 'value', 6, 'nil}'],
    ['{"a": "open\n}', 'text', 6, '"open'],
    [String.raw`{"a": "\x"}`, 'escape', 6, String.raw`"\x"}`],
    ['{"a": 01}', 'number', 6, '01}'],
    ['{} x', 'rest', 3, 'x'],
    ['{"a": 1, "a": 2}', 'twice', 9, '"a":'],
    ['{"a": ', 'value', 6, ''],
    ['', 'value', 0, ''],
  ])('says of %s what is wrong and where', (text, fault, offset, found) => {
    expect(parse(text)).toEqual({ isJson: false, fault, offset, found });
  });

  it('that is nested for ever is refused, not followed', () => {
    expect(parse('['.repeat(100_000))).toMatchObject({ isJson: false, fault: 'deep' });
  });

  it('knows where each member stands', () => {
    const text = '{\n  "events": [\n    { "role": "start" },\n    { "role": "end" }\n  ]\n}';
    const parsed = parse(text);
    const offset = parsed.isJson ? parsed.places.get('events[1].role') : undefined;
    expect(placeOf(text, offset ?? -1)).toEqual({ line: 4, column: 7 });
  });

  it('is changed at one place alone', () => {
    const before: Json = { unknown: { deep: [1] }, events: [{ role: 'start', x: null }, { role: 'end' }] };
    expect(changed(before, ['events', 0, 'role'], 'failure')).toEqual({
      unknown: { deep: [1] },
      events: [{ role: 'failure', x: null }, { role: 'end' }],
    });
    expect(changed(before, ['events', 0], undefined)).toEqual({
      unknown: { deep: [1] },
      events: [{ role: 'end' }],
    });
    expect(changed({ a: 1 }, ['limits', 'endWithin'], 'PT5M')).toEqual({
      a: 1,
      limits: { endWithin: 'PT5M' },
    });
    expect(changed({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  });

  it('names a place as the API does', () => {
    expect(fieldOf(['events', 2, 'source'])).toBe('events[2].source');
    expect(fieldOf(['limits', 'endWithin'])).toBe('limits.endWithin');
  });
});
