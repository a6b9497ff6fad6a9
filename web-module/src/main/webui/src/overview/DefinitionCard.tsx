import { Card, CardBody, CardTitle, Skeleton } from '@patternfly/react-core';
import { Link, useSearchParams } from 'react-router';
import type { State } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { transactionsPath, withQuery } from '../ui/links';
import { Recorded } from '../ui/Recorded';
import { ProblemNote } from '../ui/ProblemNote';
import type { TimeRange } from '../ui/timeRange';
import { useRollups, type Counted } from './queries';
import { STACKED } from './series';
import { countedRange } from './span';
import { StateDonut } from './StateDonut';
import { StateKey } from './StateKey';
import { Trend } from './Trend';

/** How one definition stands: its states, its trend, and the way to look closer. */
export function DefinitionCard({ definition, range }: { definition: string; range: TimeRange }) {
  const { t } = useTexts();
  const [url] = useSearchParams();
  const rollups = useRollups(definition, range);
  const closer = new URLSearchParams(url);
  closer.delete('name');
  closer.delete('page');
  closer.set('definition', definition);
  return (
    <Card isCompact>
      <CardTitle component="h3">
        <Link to={withQuery('/overview', closer)} title={t('overview.closer', { definition })}>
          <Recorded text={definition} isClamped />
        </Link>
      </CardTitle>
      <CardBody>
        {rollups.isError && <ProblemNote error={rollups.error} onAgain={() => void rollups.refetch()} />}
        {rollups.isPending && <Skeleton height="8rem" screenreaderText={t('list.loading')} />}
        {rollups.data !== undefined && (
          <Contents definition={definition} range={range} counted={rollups.data} />
        )}
      </CardBody>
    </Card>
  );
}

function Contents({
  definition,
  range,
  counted,
}: {
  definition: string;
  range: TimeRange;
  counted: Counted;
}) {
  const { t, format } = useTexts();
  const { total } = counted;
  const pathOf = (states: readonly State[]) =>
    transactionsPath({ definition, states, range: countedRange(total, range) });
  if (total.count === 0) {
    return (
      <p className="wb-subtle">
        {t('overview.nothing')}{' '}
        <Link to={`/definitions/${encodeURIComponent(definition)}`}>{t('overview.patterns')}</Link>
      </p>
    );
  }
  return (
    <>
      <div className="wb-donut-row">
        <StateDonut title={t('overview.donut', { definition })} total={total} pathOf={pathOf} />
        <ul className="wb-states">
          {STACKED.toReversed()
            .filter((state) => total.states[state] > 0)
            .map((state) => (
              <li key={state}>
                <Link to={pathOf([state])}>
                  <StateKey state={state} />
                </Link>
                <span className="wb-number">{format.number(total.states[state])}</span>
              </li>
            ))}
        </ul>
      </div>
      <Trend counted={counted} />
      <p className="wb-subtle">
        {t('overview.perHour', { rate: format.rate(total.perHour) })}
        {total.durations.p95Millis !== null && (
          <> · {t('overview.p95', { duration: format.duration(total.durations.p95Millis) })}</>
        )}
      </p>
    </>
  );
}
