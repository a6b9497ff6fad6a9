/** Lines that are laid out together. */
export interface Chunk {
  text: string;
  lines: number;
}

const LINES = 64;

/** Text in pieces of some lines each: the browser lays out only those that are in sight. */
export function chunks(text: string): Chunk[] {
  const lines = text.split('\n');
  const all: Chunk[] = [];
  for (let start = 0; start < lines.length; start += LINES) {
    const some = lines.slice(start, start + LINES);
    // An empty last line would not be seen without an end of its own.
    all.push({ text: some.join('\n') + (some.at(-1) === '' ? '\n' : ''), lines: some.length });
  }
  return all;
}
