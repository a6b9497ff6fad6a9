import { Label, PageSection } from '@patternfly/react-core';
import ExclamationTriangleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-triangle-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { EmptyList } from '../ui/EmptyList';
import { Loading } from '../ui/Loading';
import { Long } from '../ui/Long';
import { PageHeading } from '../ui/PageHeading';
import { ProblemNote } from '../ui/ProblemNote';
import { correlatorText, validFromText } from './words';

/** Which business transactions Waybill knows; each in its newest version. */
export function Component() {
  const { t, format } = useTexts();
  const query = useQuery({ queryKey: ['definitions'], queryFn: ({ signal }) => api.definitions(signal) });
  return (
    <>
      <PageHeading title={t('definitions.title')} updatedAt={query.dataUpdatedAt} />
      <PageSection hasBodyWrapper={false} isFilled>
        {query.isPending && <Loading />}
        {query.isError && <ProblemNote error={query.error} onAgain={() => void query.refetch()} />}
        {query.data?.length === 0 && (
          <EmptyList
            title={t('definitions.empty')}
            isFiltered={false}
            reasons={[t('definitions.why.none'), t('definitions.why.post')]}
          />
        )}
        {query.data !== undefined && query.data.length > 0 && (
          <Table aria-label={t('definitions.table')} variant="compact" gridBreakPoint="grid-lg">
            <Thead>
              <Tr>
                <Th width={20}>{t('definitions.name')}</Th>
                <Th modifier="nowrap">{t('definitions.version')}</Th>
                <Th modifier="nowrap">{t('definitions.validFrom')}</Th>
                <Th width={20}>{t('definitions.correlator')}</Th>
                <Th width={40}>{t('definitions.description')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {query.data.map((definition) => (
                <Tr key={definition.name}>
                  <Td dataLabel={t('definitions.name')}>
                    <Link to={`/definitions/${encodeURIComponent(definition.name)}`}>
                      <Long text={definition.name} />
                    </Link>
                    {definition.warnings.length > 0 && (
                      <div>
                        <Label isCompact color="yellow" icon={<ExclamationTriangleIcon />}>
                          {t('definitions.warnings', { count: definition.warnings.length })}
                        </Label>
                      </div>
                    )}
                  </Td>
                  <Td dataLabel={t('definitions.version')}>{definition.version}</Td>
                  <Td dataLabel={t('definitions.validFrom')} modifier="nowrap">
                    {validFromText(t, definition.validFrom, (from) => format.moment(from))}
                  </Td>
                  <Td dataLabel={t('definitions.correlator')}>
                    <Long text={correlatorText(t, definition)} />
                  </Td>
                  <Td dataLabel={t('definitions.description')}>
                    <Long text={definition.description} isClamped />
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
      </PageSection>
    </>
  );
}
