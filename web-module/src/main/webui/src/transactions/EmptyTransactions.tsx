import { Button } from '@patternfly/react-core';
import { Link } from 'react-router';
import type { TextKey } from '../text/text';
import { useTexts } from '../text/TextProvider';
import { EmptyList } from '../ui/EmptyList';
import { isFiltered, type TransactionFilter } from './filter';

interface Props {
  filter: TransactionFilter;
  onAllTime: () => void;
  onClear: () => void;
}

/** Why the list of transactions may be empty, and what to do. */
export function EmptyTransactions({ filter, onAllTime, onClear }: Props) {
  const { t } = useTexts();
  const filtered = isFiltered(filter);
  const reasons = filtered ? filterReasons(filter) : NOTHING_AT_ALL;
  return (
    <EmptyList
      title={t(filtered ? 'transactions.emptyFiltered' : 'transactions.empty')}
      isFiltered={filtered}
      reasons={reasons.map((reason) => t(reason, { key: filter.key, definition: filter.definition }))}
      actions={
        filtered ? (
          <>
            {filter.range.kind !== 'all' && (
              <Button variant="primary" onClick={onAllTime}>
                {t('transactions.allTime')}
              </Button>
            )}
            <Button variant="link" onClick={onClear}>
              {t('list.clear')}
            </Button>
          </>
        ) : (
          <>
            <Link to="/events">{t('transactions.toEvents')}</Link>
            <Link to="/quarantine">{t('transactions.toQuarantine')}</Link>
          </>
        )
      }
    />
  );
}

const NOTHING_AT_ALL: readonly TextKey[] = [
  'transactions.why.traffic',
  'transactions.why.unmatched',
  'transactions.why.quarantine',
  'transactions.why.recorder',
];

function filterReasons(filter: TransactionFilter): TextKey[] {
  const reasons: [boolean, TextKey][] = [
    [filter.key !== '', 'transactions.why.key'],
    [filter.range.kind !== 'all', 'transactions.why.range'],
    [filter.states.length > 0, 'transactions.why.state'],
    [filter.definition !== '', 'transactions.why.definition'],
    [true, 'transactions.why.recorder'],
  ];
  return reasons.filter(([applies]) => applies).map(([, reason]) => reason);
}
