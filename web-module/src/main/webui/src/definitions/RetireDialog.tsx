import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/api';
import type { DefinitionDetail } from '../api/definitions';
import { useTexts } from '../text/TextProvider';
import { Confirm } from '../ui/Confirm';
import { MomentChoice } from '../ui/MomentChoice';
import { refreshed } from './editor/refreshed';

/** Ends the reign of the last version, now or at a chosen moment. */
export function RetireDialog({ definition, onClose }: { definition: DefinitionDetail; onClose: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [from, setFrom] = useState<string>();
  const retire = useMutation({
    mutationFn: () => api.definitions.retire(definition.name, from),
    onSuccess: () => {
      onClose();
      return refreshed(client, definition.name);
    },
  });
  return (
    <Confirm
      isDanger
      title={t('definition.retire.title', { name: definition.name })}
      action={t('definition.retire.action')}
      isDisabled={from === ''}
      isPending={retire.isPending}
      error={retire.error}
      onConfirm={() => retire.mutate()}
      onClose={onClose}
    >
      <p>{t('definition.retire.body')}</p>
      <MomentChoice
        label={t('definition.retire.from')}
        otherwise={t('definition.retire.now')}
        value={from}
        onChange={setFrom}
      />
    </Confirm>
  );
}
