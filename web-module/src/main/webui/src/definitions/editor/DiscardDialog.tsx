import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api';
import type { DefinitionDetail } from '../../api/definitions';
import { useTexts } from '../../text/TextProvider';
import { Confirm } from '../../ui/Confirm';
import { refreshed } from './refreshed';

interface Props {
  definition: DefinitionDetail;
  onDone: () => void;
  onClose: () => void;
}

/** Throws the draft away. */
export function DiscardDialog({ definition, onDone, onClose }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  const isAll = definition.versions.length === 0;
  const discard = useMutation({
    mutationFn: () => api.definitions.discardDraft(definition.name, definition.edition),
    onSuccess: async () => {
      onDone();
      if (isAll) {
        client.removeQueries({ queryKey: ['definition', definition.name] });
      }
      await refreshed(client, definition.name);
    },
  });
  return (
    <Confirm
      isDanger
      title={t('definition.discard.title', { name: definition.name })}
      action={t('definition.discard')}
      isPending={discard.isPending}
      error={discard.error}
      onConfirm={() => discard.mutate()}
      onClose={onClose}
    >
      <p>{t(isAll ? 'definition.discard.all' : 'definition.discard.body')}</p>
    </Confirm>
  );
}
