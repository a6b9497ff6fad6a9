import { ActionList, ActionListGroup, ActionListItem, Button } from '@patternfly/react-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/api';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { Confirm } from '../ui/Confirm';

/** What the list is told after a decision, so that it can say so. */
export interface Done {
  done: 'retry' | 'discard';
}

/** Send it again or discard it: for operators, and only after a second thought. */
export function Decision({ id }: { id: string }) {
  const { t } = useTexts();
  const may = useMay('operator');
  const [asked, setAsked] = useState<'retry' | 'discard'>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const decide = useMutation({
    mutationFn: (what: 'retry' | 'discard') => api.quarantine[what](id),
    onSuccess: async (_, what) => {
      await navigate('/quarantine', { replace: true, state: { done: what } satisfies Done });
      client.removeQueries({ queryKey: ['quarantined', id] });
      await client.invalidateQueries({ queryKey: ['quarantine'] });
    },
  });

  if (!may) {
    return <p className="wb-subtle">{t('quarantine.operator')}</p>;
  }
  return (
    <>
      <ActionList className="wb-actions">
        <ActionListGroup>
          <ActionListItem>
            <Button variant="primary" onClick={() => setAsked('retry')}>
              {t('quarantine.retry')}
            </Button>
          </ActionListItem>
          <ActionListItem>
            <Button variant="danger" onClick={() => setAsked('discard')}>
              {t('quarantine.discard')}
            </Button>
          </ActionListItem>
        </ActionListGroup>
      </ActionList>
      {asked !== undefined && (
        <Confirm
          isDanger={asked === 'discard'}
          title={t(`quarantine.${asked}Title`)}
          action={t(`quarantine.${asked}`)}
          isPending={decide.isPending}
          error={decide.error}
          onConfirm={() => decide.mutate(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t(`quarantine.${asked}Body`)}</p>
        </Confirm>
      )}
    </>
  );
}
