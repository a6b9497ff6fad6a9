import { PageSection, ToggleGroup, ToggleGroupItem, ToolbarItem } from '@patternfly/react-core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { ProblemNote } from '../ui/ProblemNote';
import { ScopeToolbar } from '../ui/ScopeToolbar';
import { bounds, writeTimeRange } from '../ui/timeRange';
import { useUrl } from '../ui/useUrl';
import { useWide } from '../ui/useWide';
import { EmptyFlowMap } from './EmptyFlowMap';
import { DEPTHS, readFlowMapFilter } from './filter';
import { FlowMapView } from './FlowMapView';
import { isSame, readSelection, writeSelection, type Selection } from './model';
import './flowmap.css';

/** The flows that took part and how they handed over to each other, as the events show it. */
export function Component() {
  const { t, format } = useTexts();
  const [url, change] = useUrl();
  // On a phone the table says more than a map that is as small.
  const isWide = useWide('48rem');
  const filter = readFlowMapFilter(url);
  const { definition, range, depth } = filter;
  const view = url.get('view') ?? (isWide ? 'map' : 'table');
  const query = useQuery({
    queryKey: ['flow-map', filter],
    queryFn: ({ signal }) =>
      api.flowMap.get(
        { definition: definition || undefined, transactions: depth, ...bounds(range, new Date()) },
        signal,
      ),
    placeholderData: keepPreviousData,
    // Not with every change: a thousand transactions are looked at anew, and say much the same.
    refetchInterval: 60_000,
  });
  const selection = readSelection(url);
  const map = query.data;

  return (
    <>
      <PageHeading title={t('flowMap.title')} hint={t('flowMap.hint')} updatedAt={query.dataUpdatedAt} />
      <PageSection hasBodyWrapper={false} isFilled>
        <ScopeToolbar
          id="flow-map-filters"
          definition={definition}
          range={range}
          onChange={change}
          query={query}
          more={
            <ToolbarItem>
              <ChoiceFilter
                label={t('flowMap.depth')}
                value={String(depth)}
                options={DEPTHS.map((count) => ({
                  value: String(count),
                  text: t('flowMap.newest', { count }),
                }))}
                onChoose={(chosen) => change((to) => to.set('transactions', chosen))}
              />
            </ToolbarItem>
          }
        >
          <ToolbarItem align={{ default: 'alignEnd' }}>
            <ToggleGroup aria-label={t('overview.view', { title: t('flowMap.title') })}>
              {(['map', 'table'] as const).map((one) => (
                <ToggleGroupItem
                  key={one}
                  text={t(`flowMap.${one}`)}
                  isSelected={view === one}
                  onChange={() => change((to) => to.set('view', one))}
                />
              ))}
            </ToggleGroup>
          </ToolbarItem>
        </ScopeToolbar>
        {query.isError && <ProblemNote error={query.error} onAgain={() => void query.refetch()} />}
        {query.isPending && <Loading />}
        {map?.flows.length === 0 && (
          <EmptyFlowMap filter={filter} onChange={(chosen) => change((to) => writeTimeRange(to, chosen))} />
        )}
        {map !== undefined && map.flows.length > 0 && (
          <>
            <p className="wb-subtle">
              {t(map.transactions < depth ? 'flowMap.lookedAtAll' : 'flowMap.lookedAt', {
                count: map.transactions,
                from: map.from === null ? '–' : format.moment(map.from),
                to: map.to === null ? '–' : format.moment(map.to),
              })}
            </p>
            <FlowMapView
              map={map}
              filter={filter}
              isTable={view === 'table'}
              selection={selection}
              onSelect={(chosen: Selection) =>
                change((to) => writeSelection(to, isSame(chosen, selection) ? null : chosen))
              }
            />
          </>
        )}
      </PageSection>
    </>
  );
}
