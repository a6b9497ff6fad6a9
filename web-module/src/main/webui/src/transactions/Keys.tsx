import { Label, LabelGroup } from '@patternfly/react-core';
import { useNavigate } from 'react-router';
import type { Key } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';

/** Business keys; each leads to the transactions that have it. */
export function Keys({ keys, shown }: { keys: readonly Key[]; shown: number }) {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <LabelGroup
      numLabels={shown}
      aria-label={t('transactions.keys')}
      collapsedText={t('list.more', { count: Math.max(0, keys.length - shown) })}
      expandedText={t('list.less')}
    >
      {keys.map(({ name, value }) => (
        <Label
          key={`${name}=${value}`}
          variant="outline"
          isCompact
          textMaxWidth="12rem"
          onClick={() => void navigate(`/transactions?key=${encodeURIComponent(value)}`)}
        >
          <Recorded text={`${name}: ${value}`} />
        </Label>
      ))}
    </LabelGroup>
  );
}
