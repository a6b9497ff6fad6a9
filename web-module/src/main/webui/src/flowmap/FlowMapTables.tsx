import { Label } from '@patternfly/react-core';
import ExclamationCircleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-circle-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { Link } from 'react-router';
import { useTexts } from '../text/TextProvider';
import { transactionsPath } from '../ui/links';
import { Recorded } from '../ui/Recorded';
import { Section } from '../ui/Section';
import type { FlowMapProps } from './FlowMapView';
import { busiestFirst, healthOf } from './model';
import { rateText } from './words';

/** The map in words: the flows and the hand-overs, the busiest first; each leads to its transactions. */
export function FlowMapTables({ map, filter }: FlowMapProps) {
  const { t, format } = useTexts();
  const path = (...flows: string[]) =>
    transactionsPath({ definition: filter.definition, flows, range: filter.range });
  return (
    <>
      <Section title={t('flowMap.handOvers')}>
        {map.handOvers.length === 0 ? (
          <p>{t('flowMap.noHandOvers')}</p>
        ) : (
          <Table aria-label={t('flowMap.handOvers')} variant="compact" gridBreakPoint="grid-lg">
            <Thead>
              <Tr>
                <Th width={40}>{t('flowMap.way')}</Th>
                <Th modifier="nowrap">{t('transactions.title')}</Th>
                <Th modifier="nowrap">{t('flowMap.rate')}</Th>
                <Th modifier="nowrap">{t('flowMap.failureShare')}</Th>
                <Th modifier="nowrap">{t('flowMap.p50')}</Th>
                <Th modifier="nowrap">{t('flowMap.p95')}</Th>
              </Tr>
            </Thead>
            <Tbody>
              {busiestFirst(map.handOvers).map((one) => (
                <Tr key={JSON.stringify([one.from, one.to])}>
                  <Td dataLabel={t('flowMap.way')}>
                    <Link to={path(one.from, one.to)}>
                      <Recorded text={`${one.from} → ${one.to}`} isClamped />
                    </Link>
                  </Td>
                  <Td dataLabel={t('transactions.title')} modifier="nowrap" className="wb-number">
                    {format.number(one.transactions)}
                  </Td>
                  <Td dataLabel={t('flowMap.rate')} modifier="nowrap" className="wb-number">
                    {rateText(t, format, one.perMinute)}
                  </Td>
                  <Td dataLabel={t('flowMap.failureShare')} modifier="nowrap" className="wb-number">
                    {healthOf(one.failureShare) === 'bad' ? (
                      <Label color="red" icon={<ExclamationCircleIcon />} isCompact>
                        {format.percent(one.failureShare)}
                      </Label>
                    ) : (
                      format.percent(one.failureShare)
                    )}
                  </Td>
                  <Td dataLabel={t('flowMap.p50')} modifier="nowrap" className="wb-number">
                    {format.duration(one.p50Millis)}
                  </Td>
                  <Td dataLabel={t('flowMap.p95')} modifier="nowrap" className="wb-number">
                    {format.duration(one.p95Millis)}
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        )}
      </Section>
      <Section title={t('flowMap.flows')}>
        <Table aria-label={t('flowMap.flows')} variant="compact" gridBreakPoint="grid-lg">
          <Thead>
            <Tr>
              <Th width={40}>{t('event.flow')}</Th>
              <Th modifier="nowrap">{t('transactions.title')}</Th>
              <Th modifier="nowrap">{t('events.title')}</Th>
              <Th modifier="nowrap">{t('flowMap.failures')}</Th>
            </Tr>
          </Thead>
          <Tbody>
            {busiestFirst(map.flows).map((flow) => (
              <Tr key={flow.name}>
                <Td dataLabel={t('event.flow')}>
                  <Link to={path(flow.name)}>
                    <Recorded text={flow.name} isClamped />
                  </Link>
                </Td>
                <Td dataLabel={t('transactions.title')} modifier="nowrap" className="wb-number">
                  {format.number(flow.transactions)}
                </Td>
                <Td dataLabel={t('events.title')} modifier="nowrap" className="wb-number">
                  {format.number(flow.events)}
                </Td>
                <Td dataLabel={t('flowMap.failures')} modifier="nowrap" className="wb-number">
                  {format.number(flow.failures)}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </Section>
    </>
  );
}
