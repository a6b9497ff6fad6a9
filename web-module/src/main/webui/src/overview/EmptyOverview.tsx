import { Button } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useTexts } from '../text/TextProvider';
import type { Reason } from '../ui/EmptyList';
import { rangeText } from '../ui/rangeText';
import { WhyEmpty } from '../ui/WhyEmpty';
import type { TimeRange } from '../ui/timeRange';
import { useDefinitions, useMetrics } from './queries';

interface Props {
  definition: string;
  range: TimeRange;
  onChange: (range: TimeRange) => void;
}

/** Why there is nothing to count, and what to do. */
export function EmptyOverview({ definition, range, onChange }: Props) {
  const { t, format } = useTexts();
  const metrics = useMetrics().data;
  const definitions = useDefinitions().data;
  const recorded = metrics?.recorder.recorded ?? 0;
  const toDefinitions = <Link to="/definitions">{t('overview.toDefinitions')}</Link>;
  const reasons: (Reason | false)[] = [
    definitions?.length === 0 && { text: t('overview.why.definitions'), action: toDefinitions },
    {
      text: `${rangeText(t, format, range)}: ${t('overview.why.range')}`,
      action: <LookBack range={range} onChange={onChange} />,
    },
    definition !== '' && {
      text: t('transactions.why.definition', { definition }),
      action: <Link to={`/definitions/${encodeURIComponent(definition)}`}>{t('overview.patterns')}</Link>,
    },
    recorded > 0 && {
      text: t('overview.why.recorded', {
        count: recorded,
        since: metrics === undefined ? '' : format.moment(metrics.since),
      }),
      action: <Link to="/events">{t('transactions.toEvents')}</Link>,
    },
  ];
  return (
    <WhyEmpty title={t('overview.empty')} isFiltered reasons={reasons.filter((reason) => reason !== false)} />
  );
}

/** The longest time that is offered; nothing where that is looked at already. */
export function LookBack({ range, onChange }: Omit<Props, 'definition'>) {
  const { t } = useTexts();
  return range.kind === 'last' && range.last === '1y' ? null : (
    <Button variant="link" isInline onClick={() => onChange({ kind: 'last', last: '1y' })}>
      {t('overview.lookBack')}
    </Button>
  );
}
