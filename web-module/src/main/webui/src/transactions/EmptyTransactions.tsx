import { Button } from '@patternfly/react-core';
import { Link } from 'react-router';
import { useTexts } from '../text/TextProvider';
import type { Reason } from '../ui/EmptyList';
import { rangeText } from '../ui/rangeText';
import { WhyEmpty } from '../ui/WhyEmpty';
import { moreChips } from './chips';
import { isFiltered, type TransactionFilter } from './filter';

interface Props {
  filter: TransactionFilter;
  onChange: (filter: TransactionFilter) => void;
  onClear: () => void;
}

/** Why the list of transactions may be empty, and what to do. */
export function EmptyTransactions({ filter, onChange, onClear }: Props) {
  const { t } = useTexts();
  const filtered = isFiltered(filter);
  const ofFilters = useFilterReasons(filter, onChange);
  const ofNothing: Reason[] = [
    {
      text: t('transactions.why.unmatched'),
      action: <Link to="/events">{t('transactions.toEvents')}</Link>,
    },
  ];
  return (
    <WhyEmpty
      title={t(filtered ? 'transactions.emptyFiltered' : 'transactions.empty')}
      isFiltered={filtered}
      reasons={filtered ? ofFilters : ofNothing}
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
function useFilterReasons(
  filter: TransactionFilter,
  onChange: (filter: TransactionFilter) => void,
): Reason[] {
  const { t, format } = useTexts();
  const { key, definition, states, range } = filter;
  const without = (text: string, part: Partial<TransactionFilter>) => (
    <Button variant="link" isInline onClick={() => onChange({ ...filter, ...part })}>
      {text}
    </Button>
  );
  const reasons: (Reason | false)[] = [
    key !== '' && { text: t('transactions.why.key', { key }) },
    range.kind !== 'all' && {
      text: `${rangeText(t, format, range)}: ${t('transactions.why.range')}`,
      action: without(t('transactions.allTime'), { range: { kind: 'all' } }),
    },
    states.length > 0 && {
      text: t('transactions.why.state'),
      action: without(t('transactions.allStates'), { states: [] }),
    },
    ...moreChips(filter, t, format).map(({ category, text, without: changed }) => ({
      text: t('transactions.why.more', { category, text }),
      action: (
        <Button variant="link" isInline onClick={() => onChange(changed)}>
          {t('transactions.without', { category })}
        </Button>
      ),
    })),
    definition !== '' && {
      text: t('transactions.why.definition', { definition }),
      action: (
        <Link to={`/definitions/${encodeURIComponent(definition)}`}>{t('transactions.toDefinition')}</Link>
      ),
    },
    key !== '' &&
      definition !== '' && {
        text: t('transactions.why.otherDefinition'),
        action: without(t('transactions.allDefinitions'), { definition: '', version: '' }),
      },
  ];
  return reasons.filter((reason) => reason !== false);
}
