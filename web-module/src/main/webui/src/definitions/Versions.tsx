import { Flex, FlexItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { api } from '../api/api';
import type { DefinitionDetail } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { ChoiceFilter } from '../ui/ChoiceFilter';
import { Loading } from '../ui/Loading';
import { Recorded } from '../ui/Recorded';
import { ProblemNote } from '../ui/ProblemNote';
import { Section } from '../ui/Section';
import { DifferenceTable } from './DifferenceTable';
import { pathOf, transactionsPathOf } from './paths';
import { StateLabel } from './StateLabel';
import { whichName, whichOf } from './which';
import { reignText } from './words';

/** Every version with its time in force, and how any two differ. */
export function Versions({ definition }: { definition: DefinitionDetail }) {
  const { t, format } = useTexts();
  const { name } = definition;
  const all = [...(definition.draft === null ? [] : [definition.draft]), ...definition.versions];
  return (
    <>
      <Table aria-label={t('definition.versions')} variant="compact" gridBreakPoint="grid-md">
        <Thead>
          <Tr>
            <Th modifier="nowrap">{t('definitions.version')}</Th>
            <Th modifier="nowrap">{t('definitions.state')}</Th>
            <Th>{t('definition.reign')}</Th>
            <Th>{t('definition.activated')}</Th>
            <Th screenReaderText={t('definition.transactions')} />
          </Tr>
        </Thead>
        <Tbody>
          {all.map((one) => (
            <Tr key={whichOf(one)}>
              <Td dataLabel={t('definitions.version')}>
                <Link to={pathOf(name, { version: whichOf(one) })}>{whichName(t, one)}</Link>
              </Td>
              <Td dataLabel={t('definitions.state')}>
                <StateLabel definition={one} />
              </Td>
              <Td dataLabel={t('definition.reign')}>{reignText(t, one, (at) => format.moment(at))}</Td>
              <Td dataLabel={t('definition.activated')}>
                {one.activatedAt !== undefined && (
                  <>
                    {format.moment(one.activatedAt)}
                    <div className="wb-subtle">
                      <Recorded text={t('definitions.by', { author: one.author })} />
                    </div>
                  </>
                )}
              </Td>
              <Td modifier="nowrap">
                {one.state !== 'DRAFT' && (
                  <Link to={transactionsPathOf(name, one.version)}>{t('definitions.toTransactions')}</Link>
                )}
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {all.length > 1 && <Comparison definition={definition} />}
    </>
  );
}

function Comparison({ definition }: { definition: DefinitionDetail }) {
  const { t } = useTexts();
  const [url, setUrl] = useSearchParams();
  const all = [...(definition.draft === null ? [] : [definition.draft]), ...definition.versions];
  const chosen = (side: 'from' | 'to', otherwise: number) =>
    all.find((one) => whichOf(one) === url.get(side)) ?? all[otherwise] ?? definition;
  const from = whichOf(chosen('from', 1));
  const to = whichOf(chosen('to', 0));
  const query = useQuery({
    queryKey: ['definition-diff', definition.name, from, to],
    queryFn: ({ signal }) => api.definitions.diff(definition.name, from, to, signal),
  });
  const options = all.map((one) => ({ value: whichOf(one), text: whichName(t, one) }));
  const choose = (side: 'from' | 'to') => (which: string) =>
    setUrl({ tab: 'versions', from, to, [side]: which });
  return (
    <Section title={t('definition.compare')}>
      <Flex>
        <FlexItem>
          <ChoiceFilter
            label={t('definition.compare.from')}
            value={from}
            options={options}
            onChoose={choose('from')}
          />
        </FlexItem>
        <FlexItem>{t('definition.compare.with')}</FlexItem>
        <FlexItem>
          <ChoiceFilter
            label={t('definition.compare.to')}
            value={to}
            options={options}
            onChoose={choose('to')}
          />
        </FlexItem>
      </Flex>
      {query.isPending && <Loading />}
      {query.isError && <ProblemNote error={query.error} onAgain={() => void query.refetch()} />}
      {query.data !== undefined && (
        <DifferenceTable differences={query.data.differences} none={t('definition.compare.same')} />
      )}
    </Section>
  );
}
