import type { State } from '../api/transactions';
import { StateIcon } from '../transactions/StateLabel';
import { useTexts } from '../text/TextProvider';
import { fillOf } from './StatePatterns';

/** What stands for a state in a chart: its fill, its sign, and its word. */
export function StateKey({ state }: { state: State }) {
  const { t } = useTexts();
  return (
    <>
      <svg className="wb-swatch" width="14" height="14" aria-hidden="true" focusable="false">
        <rect width="14" height="14" rx="3" fill={fillOf(state)} />
      </svg>
      <span className={`wb-look-${state}`}>
        <span className="wb-figure-icon">
          <StateIcon state={state} />
        </span>
      </span>
      {t(`state.${state}`)}
    </>
  );
}
