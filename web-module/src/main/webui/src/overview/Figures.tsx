import BanIcon from '@patternfly/react-icons/dist/esm/icons/ban-icon';
import type { State } from '../api/transactions';
import { StateIcon } from '../transactions/StateLabel';
import { useTexts } from '../text/TextProvider';
import { transactionsPath, withQuery } from '../ui/links';
import { writeTimeRange, type TimeRange } from '../ui/timeRange';
import { Figure } from './Figure';
import { LagFigure } from './LagFigure';
import { useQuarantined, type Counted } from './queries';
import { countedRange } from './span';

/** In the order in which they are worth a look. */
const SHOWN: readonly State[] = ['OVERDUE', 'FAILED', 'INCONSISTENT', 'IN_PROGRESS', 'COMPLETE'];

interface Props {
  /** Undefined as long as nothing is loaded. */
  counted: Counted | undefined;
  definition: string;
  range: TimeRange;
}

/** The figures to see from across the room: does it record, and what needs a person. */
export function Figures({ counted, definition, range }: Props) {
  const { t, format } = useTexts();
  const quarantined = useQuarantined(range).data;
  const total = counted?.total;
  return (
    <div className="wb-figures">
      <LagFigure />
      {SHOWN.map((state) => (
        <Figure
          key={state}
          title={t(`state.${state}`)}
          icon={<StateIcon state={state} />}
          look={total !== undefined && total.states[state] > 0 ? `wb-look-${state}` : ''}
          value={total && format.number(total.states[state])}
          words={
            total !== undefined && total.count > 0
              ? t('overview.share', { share: format.percent(total.states[state] / total.count) })
              : undefined
          }
          to={total && transactionsPath({ definition, states: [state], range: countedRange(total, range) })}
        />
      ))}
      <Figure
        title={t('nav.quarantine')}
        icon={<BanIcon />}
        look={quarantined !== undefined && quarantined.count > 0 ? 'wb-look-OVERDUE' : ''}
        value={
          quarantined &&
          (quarantined.exact
            ? format.number(quarantined.count)
            : t('overview.moreThan', { count: quarantined.count }))
        }
        words={t('overview.quarantine.words')}
        to={quarantinePath(range)}
      />
    </div>
  );
}

function quarantinePath(range: TimeRange): string {
  const url = new URLSearchParams();
  writeTimeRange(url, range);
  return withQuery('/quarantine', url);
}
