import { Button } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import type { Reason } from '../ui/EmptyList';
import { rangeText } from '../ui/rangeText';
import { WhyEmpty } from '../ui/WhyEmpty';
import { isFiltered, TEXTS, type EventFilter } from './filter';

interface Props {
  filter: EventFilter;
  onChange: (filter: EventFilter) => void;
  onClear: () => void;
}

/** Why the list of events may be empty, and what to do. */
export function EmptyEvents({ filter, onChange, onClear }: Props) {
  const { t } = useTexts();
  const filtered = isFiltered(filter);
  const reasons = useFilterReasons(filter, onChange);
  return (
    <WhyEmpty
      title={t(filtered ? 'events.emptyFiltered' : 'events.empty')}
      isFiltered={filtered}
      reasons={reasons}
      actions={
        filtered && (
          <Button variant="link" onClick={onClear}>
            {t('list.clear')}
          </Button>
        )
      }
    />
  );
}

/** What each filter may leave out, with the button that takes it away. */
function useFilterReasons(filter: EventFilter, onChange: (filter: EventFilter) => void): Reason[] {
  const { t, format } = useTexts();
  const { range, matched } = filter;
  const without = (text: string, part: Partial<EventFilter>) => (
    <Button variant="link" isInline onClick={() => onChange({ ...filter, ...part })}>
      {text}
    </Button>
  );
  const reasons: (Reason | false)[] = [
    ...TEXTS.filter((name) => filter[name] !== '').map((name) => ({
      text: t(
        name === 'payload'
          ? 'events.why.payload'
          : name === 'failure'
            ? 'events.why.failure'
            : 'events.why.exact',
        { category: t(`events.${name}`), text: filter[name] },
      ),
      action: without(t('transactions.without', { category: t(`events.${name}`) }), { [name]: '' }),
    })),
    range.kind !== 'all' && {
      text: `${rangeText(t, format, range)}: ${t('events.why.range')}`,
      action: without(t('transactions.allTime'), { range: { kind: 'all' } }),
    },
    matched !== 'any' && {
      text: t('events.why.matched', { matched: t(`events.matched.${matched}`) }),
      action: without(t('events.matched.any'), { matched: 'any' }),
    },
  ];
  return reasons.filter((reason) => reason !== false);
}
