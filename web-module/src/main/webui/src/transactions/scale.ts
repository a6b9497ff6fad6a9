/** How moments become places on the timeline: true to time, except that long idle stretches are folded. Pure. */

/** A stretch in microseconds, and its place as shares of the width, from 0 to 1. */
export interface Stretch {
  fromMicros: number;
  toMicros: number;
  from: number;
  to: number;
  /** Its width says nothing of its length. */
  isFolded: boolean;
}

export interface Scale {
  place: (micros: number) => number;
  stretches: readonly Stretch[];
}

/** A stretch is folded from this share of the rest on; one in which a flow was at work only when little else would be seen. */
const FOLD_SHARE = 0.25;
const FOLD_SHARE_BUSY = 0.8;
/** What a folded stretch takes of the width, and all of them together at most. */
const FOLD_WIDTH = 0.12;
const MAX_FOLDED = 0.5;

/**
 * Makes a scale.
 *
 * @param moments what is to be seen, in microseconds, in any order
 * @param isIdle whether nothing was at work between two neighbouring moments
 */
export function scaleOf(moments: readonly number[], isIdle: (from: number, to: number) => boolean): Scale {
  const sorted = [...new Set(moments)].sort((a, b) => a - b);
  const pieces = sorted.slice(1).map((to, index) => {
    const from = sorted[index] ?? to;
    return { from, to, length: to - from, isFolded: false };
  });
  fold(pieces, isIdle);
  const folded = pieces.filter((piece) => piece.isFolded).length;
  const foldWidth = folded === 0 ? 0 : Math.min(FOLD_WIDTH, MAX_FOLDED / folded);
  const rest = sum(pieces.filter((piece) => !piece.isFolded));
  let at = 0;
  const stretches = pieces.map((piece): Stretch => {
    const from = at;
    at += piece.isFolded ? foldWidth : (piece.length / rest) * (1 - folded * foldWidth);
    return { fromMicros: piece.from, toMicros: piece.to, from, to: at, isFolded: piece.isFolded };
  });
  return { stretches, place: (micros) => place(stretches, micros) };
}

/** Folds the longest first, as long as something is left that is not folded. */
function fold(
  pieces: { from: number; to: number; length: number; isFolded: boolean }[],
  isIdle: (from: number, to: number) => boolean,
): void {
  const candidates = [...pieces].sort((a, b) => b.length - a.length);
  let rest = sum(pieces);
  for (const piece of candidates) {
    const without = rest - piece.length;
    const share = isIdle(piece.from, piece.to) ? FOLD_SHARE : FOLD_SHARE_BUSY;
    if (without > 0 && piece.length >= share * rest) {
      piece.isFolded = true;
      rest = without;
    }
  }
}

/** All moments at one time stand in the middle. */
function place(stretches: readonly Stretch[], micros: number): number {
  const stretch = stretches.find(({ toMicros }) => micros <= toMicros) ?? stretches.at(-1);
  if (stretch === undefined) {
    return 0.5;
  }
  const { fromMicros, toMicros, from, to } = stretch;
  const share = (micros - fromMicros) / (toMicros - fromMicros);
  return from + (to - from) * Math.min(1, Math.max(0, share));
}

function sum(pieces: readonly { length: number }[]): number {
  return pieces.reduce((total, { length }) => total + length, 0);
}
