import type { CSSProperties } from 'react';

/** A stretch's or a moment's place on the width. */
export function place(from: number, to?: number): CSSProperties {
  return { left: `${from * 100}%`, width: to === undefined ? undefined : `${(to - from) * 100}%` };
}
