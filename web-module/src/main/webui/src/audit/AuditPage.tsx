import { Button, EmptyState, EmptyStateBody, PageSection } from '@patternfly/react-core';
import LockIcon from '@patternfly/react-icons/dist/esm/icons/lock-icon';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { EmptyList } from '../ui/EmptyList';
import { ListPage } from '../ui/ListPage';
import { PageHeading } from '../ui/PageHeading';
import { useListUrl } from '../ui/useListUrl';
import { AuditTable } from './AuditTable';
import { AuditToolbar } from './AuditToolbar';
import { filterParameters, isFiltered, readFilter, writeFilter, type AuditFilter } from './filter';

/** Who saw which payload, and who decided about the quarantine: for administrators. */
export function Component() {
  return useMay('admin') ? <Audit /> : <NotForYou />;
}

function Audit() {
  const { t } = useTexts();
  const list = useListUrl();
  const { cursor, limit } = list;
  const filter = readFilter(list.url);
  const change = (changed: AuditFilter) => list.change((url) => writeFilter(url, changed));
  const query = useQuery({
    queryKey: ['payload-accesses', filter, cursor, limit],
    queryFn: ({ signal }) =>
      api.audit.list({ ...filterParameters(filter, new Date()), limit, cursor }, signal),
    placeholderData: keepPreviousData,
  });
  const filtered = isFiltered(filter);
  return (
    <ListPage
      title={t('audit.title')}
      hint={t('audit.hint')}
      list={list}
      query={query}
      toolbar={<AuditToolbar filter={filter} onChange={change} onClear={list.clear} query={query} />}
      empty={
        <EmptyList
          title={t(filtered ? 'audit.emptyFiltered' : 'audit.empty')}
          isFiltered={filtered}
          reasons={filtered ? [t('audit.why.exact'), t('audit.why.range')] : [t('audit.why.nobody')]}
          actions={
            filtered && (
              <Button variant="link" onClick={list.clear}>
                {t('list.clear')}
              </Button>
            )
          }
        />
      }
    >
      {(items) => (
        <AuditTable
          items={items}
          onUser={(user) => change({ ...filter, user })}
          onAbout={(about) => change({ ...filter, about })}
        />
      )}
    </ListPage>
  );
}

function NotForYou() {
  const { t } = useTexts();
  return (
    <>
      <PageHeading title={t('audit.title')} hint={t('audit.hint')} updatedAt={0} />
      <PageSection hasBodyWrapper={false} isFilled>
        <EmptyState icon={LockIcon} headingLevel="h2" titleText={t('audit.role')}>
          <EmptyStateBody>{t('audit.roleBody')}</EmptyStateBody>
        </EmptyState>
      </PageSection>
    </>
  );
}
