import { Button, Flex, Tooltip } from '@patternfly/react-core';
import KeyboardIcon from '@patternfly/react-icons/dist/esm/icons/keyboard-icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { PreviousNext } from '../ui/PreviousNext';
import { ShortcutsHelp } from '../ui/ShortcutsHelp';
import { useShortcuts } from '../ui/useShortcuts';
import { filterParameters, filterQuery, type TransactionFilter } from './filter';

interface Props {
  id: string;
  /** Those of the list, which the address of the detail carries. */
  filter: TransactionFilter;
  /** The list that it was opened from. */
  list: string;
  onRefresh: () => void;
}

/** To the transaction above and below in the list, without going back; by keys too. */
export function Neighbours({ id, filter, list, onRefresh }: Props) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const [isHelp, setHelp] = useState(false);
  const { data } = useQuery({
    queryKey: ['neighbours', id, filter],
    queryFn: ({ signal }) => api.transactions.neighbours(id, filterParameters(filter, new Date()), signal),
    retry: false,
  });
  const goTo = (other: string | null | undefined) =>
    typeof other === 'string'
      ? () =>
          void navigate(`/transactions/${other}${filterQuery(filter)}`, {
            state: location.state as unknown,
          })
      : undefined;
  const [up, down] = [goTo(data?.previous), goTo(data?.next)];
  useShortcuts({
    k: up,
    j: down,
    u: () => void navigate(list),
    r: onRefresh,
    '?': () => setHelp(true),
  });
  return (
    <>
      <Flex columnGap={{ default: 'columnGapXs' }} flexWrap={{ default: 'nowrap' }}>
        <PreviousNext onPrevious={up} onNext={down} />
        <Tooltip content={`${t('shortcuts.title')} (?)`}>
          <Button
            variant="plain"
            size="sm"
            icon={<KeyboardIcon />}
            aria-label={t('shortcuts.title')}
            onClick={() => setHelp(true)}
          />
        </Tooltip>
      </Flex>
      {isHelp && (
        <ShortcutsHelp
          keys={[
            ['j', t('list.nextItem')],
            ['k', t('list.previousItem')],
            ['u', t('neighbours.list')],
            ['r', t('list.refresh')],
            ['← →', t('timeline.keys')],
            ['?', t('shortcuts.help')],
          ]}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  );
}
