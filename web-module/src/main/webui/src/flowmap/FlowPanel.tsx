import {
  DrawerActions,
  DrawerCloseButton,
  DrawerHead,
  DrawerPanelBody,
  DrawerPanelContent,
  Title,
} from '@patternfly/react-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../text/TextProvider';
import { Facts, type Fact } from '../ui/Facts';
import { transactionsPath } from '../ui/links';
import { Recorded } from '../ui/Recorded';
import type { FlowMapProps } from './FlowMapView';
import { find, type Found, type Selection } from './model';
import { rateText } from './words';

interface Props extends FlowMapProps {
  selection: Exclude<Selection, null>;
  onClose: () => void;
}

/** A flow or a hand-over with all its figures, and the way to its transactions. */
export function FlowPanel({ map, filter, selection, onClose }: Props) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);
  const found = find(map, selection);
  const facts = useFacts(found);
  return (
    <DrawerPanelContent
      widths={{ default: 'width_100', lg: 'width_33', '2xl': 'width_25' }}
      onKeyDown={(key) => {
        if (key.key === 'Escape') {
          onClose();
        }
      }}
    >
      <DrawerHead>
        <Title headingLevel="h2" size="lg" ref={heading} tabIndex={-1}>
          <Recorded text={selection.join(' → ')} />
        </Title>
        <DrawerActions>
          <DrawerCloseButton onClick={onClose} aria-label={t('action.close')} />
        </DrawerActions>
      </DrawerHead>
      <DrawerPanelBody>
        {found === null ? <p>{t('flowMap.notSeen')}</p> : <Facts facts={facts} isHorizontal isCompact />}
        <p className="wb-actions">
          <Link
            to={transactionsPath({ definition: filter.definition, flows: selection, range: filter.range })}
          >
            {t(selection.length === 1 ? 'flowMap.itsTransactions' : 'flowMap.theirTransactions')}
          </Link>
        </p>
        {found?.kind === 'handOver' && <p className="wb-subtle">{t('flowMap.handOverWords')}</p>}
      </DrawerPanelBody>
    </DrawerPanelContent>
  );
}

function useFacts(found: Found): Fact[] {
  const { t, format } = useTexts();
  if (found?.kind === 'flow') {
    const { transactions, events, failures } = found.flow;
    return [
      [t('transactions.title'), format.number(transactions)],
      [t('events.title'), format.number(events)],
      [t('flowMap.failures'), format.number(failures)],
    ];
  }
  if (found?.kind === 'handOver') {
    const { transactions, perMinute, failureShare, p50Millis, p95Millis } = found.handOver;
    return [
      [t('transactions.title'), format.number(transactions)],
      [t('flowMap.rate'), rateText(t, format, perMinute)],
      [t('flowMap.failureShare'), format.percent(failureShare)],
      [t('flowMap.p50'), format.duration(p50Millis)],
      [t('flowMap.p95'), format.duration(p95Millis)],
    ];
  }
  return [];
}
