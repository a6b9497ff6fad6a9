import { Link } from 'react-router';
import { LookBack } from '../overview/EmptyOverview';
import { useTexts } from '../text/TextProvider';
import { rangeText } from '../ui/rangeText';
import { WhyEmpty } from '../ui/WhyEmpty';
import type { TimeRange } from '../ui/timeRange';
import type { FlowMapFilter } from './filter';

interface Props {
  filter: FlowMapFilter;
  onChange: (range: TimeRange) => void;
}

/** Why there is no map. */
export function EmptyFlowMap({ filter: { definition, range }, onChange }: Props) {
  const { t, format } = useTexts();
  return (
    <WhyEmpty
      title={t('flowMap.empty')}
      isFiltered
      reasons={[
        {
          text: `${rangeText(t, format, range)}: ${t('flowMap.why.range')}`,
          action: <LookBack range={range} onChange={onChange} />,
        },
        ...(definition === ''
          ? []
          : [
              {
                text: t('transactions.why.definition', { definition }),
                action: (
                  <Link to={`/definitions/${encodeURIComponent(definition)}`}>{t('overview.patterns')}</Link>
                ),
              },
            ]),
        {
          text: t('transactions.why.unmatched'),
          action: <Link to="/events">{t('transactions.toEvents')}</Link>,
        },
      ]}
    />
  );
}
