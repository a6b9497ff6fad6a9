import { PageSection } from '@patternfly/react-core';
import { useLive } from '../live/useLive';
import { useTexts } from '../text/TextProvider';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { ProblemNote } from '../ui/ProblemNote';
import { ScopeToolbar } from '../ui/ScopeToolbar';
import { writeTimeRange } from '../ui/timeRange';
import { useUrl } from '../ui/useUrl';
import { DefinitionCards } from './DefinitionCards';
import { DurationsCard } from './DurationsCard';
import { EmptyOverview } from './EmptyOverview';
import { Figures } from './Figures';
import { NotRecording } from './NotRecording';
import { useRollups } from './queries';
import { readOverviewRange } from './span';
import { StatePatterns } from './StatePatterns';
import { ThroughputCard } from './ThroughputCard';
import './overview.css';

/** How are things? The page to keep open. */
export function Component() {
  const { t } = useTexts();
  const [url, change] = useUrl();
  const range = readOverviewRange(url);
  const definition = url.get('definition') ?? '';
  const rollups = useRollups(definition, range);
  const counted = rollups.data;
  useLive(
    { transactions: { definition: definition || undefined, range }, quarantine: true },
    // Of the cards there are many; they follow every half a minute.
    ['rollups', definition],
    ['quarantine', 'count'],
  );

  return (
    <>
      <PageHeading
        title={t('overview.title')}
        updatedAt={counted?.asOf == null ? 0 : Date.parse(counted.asOf)}
      />
      <PageSection hasBodyWrapper={false} isFilled>
        <StatePatterns />
        <ScopeToolbar
          id="overview-filters"
          definition={definition}
          range={range}
          onChange={change}
          query={rollups}
        />
        <NotRecording />
        <Figures counted={counted} definition={definition} range={range} />
        {rollups.isError && <ProblemNote error={rollups.error} onAgain={() => void rollups.refetch()} />}
        {rollups.isPending && <Loading />}
        {counted?.total.count === 0 && (
          <EmptyOverview
            definition={definition}
            range={range}
            onChange={(chosen) => change((to) => writeTimeRange(to, chosen))}
          />
        )}
        {counted !== undefined && counted.total.count > 0 && (
          <div
            className={rollups.isPlaceholderData ? 'wb-stale' : undefined}
            aria-busy={rollups.isPlaceholderData}
          >
            <div className="wb-charts">
              <ThroughputCard counted={counted} definition={definition} range={range} />
              <DurationsCard counted={counted} definition={definition} />
            </div>
          </div>
        )}
        {definition === '' && <DefinitionCards range={range} />}
      </PageSection>
    </>
  );
}
