import {
  ActionList,
  ActionListGroup,
  ActionListItem,
  Button,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from '@patternfly/react-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/api';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { ProblemNote } from '../ui/ProblemNote';

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
        <Modal isOpen variant="small" onClose={() => setAsked(undefined)} aria-labelledby="decision">
          <ModalHeader
            title={t(`quarantine.${asked}Title`)}
            titleIconVariant={asked === 'discard' ? 'warning' : undefined}
            labelId="decision"
          />
          <ModalBody>
            {t(`quarantine.${asked}Body`)}
            {decide.isError && <ProblemNote error={decide.error} />}
          </ModalBody>
          <ModalFooter>
            <Button
              variant={asked === 'discard' ? 'danger' : 'primary'}
              isLoading={decide.isPending}
              isDisabled={decide.isPending}
              onClick={() => decide.mutate(asked)}
            >
              {t(`quarantine.${asked}`)}
            </Button>
            <Button variant="link" onClick={() => setAsked(undefined)}>
              {t('action.cancel')}
            </Button>
          </ModalFooter>
        </Modal>
      )}
    </>
  );
}
