/**
 * The characters that turn the direction of the text around them (Unicode's embeddings, overrides and isolates). In a
 * recorded name they would make it read as another one, so the viewer shows what they are in place of what they do.
 */
const TURNING = /([\u202A-\u202E\u2066-\u2069])/;

export interface Piece {
  text: string;
  /** Whether the text is the name of a character, as in U+202E, and stands in its place. */
  isTurn: boolean;
}

/** The text in pieces, in its order. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(TURNING)
    .map((piece) =>
      TURNING.test(piece) ? { text: nameOf(piece), isTurn: true } : { text: piece, isTurn: false },
    )
    .filter((piece) => piece.text !== '');
}

/** The text as it can stand in an attribute or within a sentence. */
export function unturned(text: string): string {
  return TURNING.test(text)
    ? piecesOf(text)
        .map((piece) => piece.text)
        .join('')
    : text;
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
