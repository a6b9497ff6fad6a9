/** What an emitter puts in the place of a value that its profile hides. */
const HIDDEN = '***';

/**
 * Where a whole value is hidden: text of an element, an attribute, a JSON value, a header to the end of its line, or all
 * of a field. Three stars within a longer text are three stars.
 */
const PLACES = /(?<=>)\*{3}(?=<)|(?<==)(["'])\*{3}\1|"\*{3}"(?!\s*:)|(?<=^[\w.$-]+: )\*{3}(?=\r?$)/gm;

/** A piece of text, and whether it stands in the place of a hidden value. */
export interface Piece {
  text: string;
  isMasked: boolean;
}

/** The text in pieces, in its order; put together they are the text. */
export function pieces(text: string): Piece[] {
  if (text === HIDDEN) {
    return [{ text, isMasked: true }];
  }
  const found: Piece[] = [];
  let end = 0;
  const add = (to: number, isMasked: boolean) => {
    if (to > end) {
      found.push({ text: text.slice(end, to), isMasked });
      end = to;
    }
  };
  for (const match of text.matchAll(PLACES)) {
    const start = match.index + match[0].indexOf(HIDDEN);
    add(start, false);
    add(start + HIDDEN.length, true);
  }
  add(text.length, false);
  return found;
}

/** In how many places a value is hidden. */
export function maskedPlaces(text: string): number {
  return pieces(text).filter(({ isMasked }) => isMasked).length;
}
