import { describe, expect, it } from 'vitest';
import { chunks } from './chunks';

describe('chunks', () => {
  it('hold all lines in their order', () => {
    const lines = Array.from({ length: 1000 }, (_, line) => `line ${line}`);
    const all = chunks(lines.join('\n'));
    expect(all.map(({ text }) => text).join('\n')).toBe(lines.join('\n'));
    expect(all.reduce((count, chunk) => count + chunk.lines, 0)).toBe(1000);
    expect(all.length).toBeGreaterThan(10);
  });

  it('keep an empty line at the end in sight', () => {
    expect(chunks('a\n')).toEqual([{ text: 'a\n\n', lines: 2 }]);
  });
});
