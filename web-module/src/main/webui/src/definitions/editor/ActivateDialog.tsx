import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/api';
import type { Definition, DefinitionDetail } from '../../api/definitions';
import { useTexts } from '../../text/TextProvider';
import { Confirm } from '../../ui/Confirm';
import { MomentChoice } from '../../ui/MomentChoice';
import { refreshed } from './refreshed';

interface Props {
  definition: DefinitionDetail;
  draft: Definition;
  onDone: () => void;
  onClose: () => void;
}

/** Makes the draft a version, from now on or from a chosen moment. */
export function ActivateDialog({ definition, draft, onDone, onClose }: Props) {
  const { t, format } = useTexts();
  const client = useQueryClient();
  const [from, setFrom] = useState<string | undefined>(draft.validFrom ?? undefined);
  const isFirst = definition.versions.length === 0;
  const before = definition.versions.find(({ state }) => state === 'ACTIVE');
  const activate = useMutation({
    mutationFn: () => api.definitions.activate(definition.name, definition.edition, from),
    onSuccess: () => {
      onDone();
      return refreshed(client, definition.name);
    },
  });
  return (
    <Confirm
      title={t('definition.activate.title', { version: draft.version, name: definition.name })}
      action={t('definition.activate')}
      isDisabled={from === ''}
      isPending={activate.isPending}
      error={activate.error}
      onConfirm={() => activate.mutate()}
      onClose={onClose}
    >
      <p>{t('definition.activate.body', { version: draft.version })}</p>
      {before !== undefined && <p>{t('definition.activate.before', { version: before.version })}</p>}
      <MomentChoice
        label={t('definition.activate.from')}
        otherwise={
          draft.validFrom !== null
            ? t('definition.activate.asDraft', { from: format.moment(draft.validFrom) })
            : t(isFirst ? 'definition.activate.always' : 'definition.activate.now')
        }
        value={from}
        onChange={setFrom}
      />
    </Confirm>
  );
}
