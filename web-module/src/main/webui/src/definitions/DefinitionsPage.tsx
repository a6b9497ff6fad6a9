import { Button, PageSection } from '@patternfly/react-core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../api/api';
import { useLive } from '../live/useLive';
import { useTexts } from '../text/TextProvider';
import { EmptyList } from '../ui/EmptyList';
import { Loading } from '../ui/Loading';
import { PageHeading } from '../ui/PageHeading';
import { ProblemNote } from '../ui/ProblemNote';
import { useListUrl } from '../ui/useListUrl';
import { setUnlessEmpty } from '../ui/timeRange';
import { DefinitionsTable } from './DefinitionsTable';
import { DefinitionsToolbar } from './DefinitionsToolbar';
import { fits, lastChanges, type DefinitionFilter } from './life';
import { SUGGESTIONS } from './paths';

/** Enough for the last change of most definitions; of others the newest version says who activated it. */
const CHANGES = 200;

/** Which business transactions Waybill knows, and how each definition stands. */
export function Component() {
  const { t } = useTexts();
  const list = useListUrl();
  const query = useQuery({
    queryKey: ['definitions'],
    queryFn: ({ signal }) => api.definitions.list(signal),
  });
  const changes = useQuery({
    queryKey: ['definition-changes', 'last'],
    queryFn: ({ signal }) =>
      api.definitions.changes({ limit: CHANGES }, signal).then((page) => lastChanges(page.items)),
  });
  useLive({ definitions: true }, ['definitions'], ['definition-changes', 'last']);
  const filter: DefinitionFilter = { text: list.url.get('text') ?? '', state: list.url.get('state') ?? '' };
  const isFiltered = filter.text !== '' || filter.state !== '';
  const change = (changed: DefinitionFilter) =>
    list.change((url) => {
      setUnlessEmpty(url, 'text', changed.text);
      setUnlessEmpty(url, 'state', changed.state);
    });
  const shown = (query.data ?? []).filter((definition) => fits(definition, filter, new Date()));
  return (
    <>
      <PageHeading
        title={t('definitions.title')}
        hint={t('definitions.hint')}
        updatedAt={query.dataUpdatedAt}
      />
      <PageSection hasBodyWrapper={false} isFilled>
        <DefinitionsToolbar filter={filter} onChange={change} query={query} />
        {query.isPending && <Loading />}
        {query.isError && <ProblemNote error={query.error} onAgain={() => void query.refetch()} />}
        {query.data !== undefined && shown.length === 0 && (
          <EmptyList
            title={t(isFiltered ? 'definitions.emptyFiltered' : 'definitions.empty')}
            isFiltered={isFiltered}
            reasons={
              isFiltered
                ? [t('definitions.why.text'), t('definitions.why.state')]
                : [t('definitions.why.none'), t('definitions.why.post')]
            }
            actions={
              isFiltered ? (
                <Button variant="link" onClick={() => change({ text: '', state: '' })}>
                  {t('list.clear')}
                </Button>
              ) : (
                <Link to={SUGGESTIONS}>{t('suggestions.title')}</Link>
              )
            }
          />
        )}
        {shown.length > 0 && (
          <DefinitionsTable items={shown} changes={changes.data ?? new Map()} from={list.address} />
        )}
      </PageSection>
    </>
  );
}
