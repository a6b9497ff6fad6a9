import type { State } from '../api/transactions';
import { STACKED } from './series';

/** The fill of a state in a chart: its colour with a pattern of its own, so that colour is not the only carrier. */
export function fillOf(state: State): string {
  return `url(#wb-fill-${state})`;
}

/** What is drawn over the colour; complete ones are plain. */
const STROKES: Record<State, string> = {
  COMPLETE: '',
  IN_PROGRESS: 'M0 4H8',
  OVERDUE: 'M4 0V8',
  INCONSISTENT: 'M0 4H8M4 0V8',
  FAILED: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
};

/** Defines the fills, once a page. */
export function StatePatterns() {
  return (
    <svg className="wb-defs" aria-hidden="true" focusable="false">
      <defs>
        {STACKED.map((state) => (
          <pattern key={state} id={`wb-fill-${state}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect className={`wb-fill-${state}`} width="8" height="8" />
            {STROKES[state] !== '' && <path className="wb-fill-stroke" d={STROKES[state]} />}
          </pattern>
        ))}
      </defs>
    </svg>
  );
}
