import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/api';
import { useTexts } from '../text/TextProvider';
import { Confirm } from '../ui/Confirm';
import { MomentChoice } from '../ui/MomentChoice';
import { jobPathOf } from './paths';

/** Starts to apply a definition to what was recorded before, and leads to how it goes. */
export function HistoryDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [from, setFrom] = useState<string>();
  const start = useMutation({
    mutationFn: () => api.history.start(name, from),
    onSuccess: async (job) => {
      void client.invalidateQueries({ queryKey: ['history-jobs'] });
      await navigate(jobPathOf(job.id));
    },
  });
  return (
    <Confirm
      title={t('definition.history.title', { name })}
      action={t('definition.history.start')}
      isDisabled={from === ''}
      isPending={start.isPending}
      error={start.error}
      onConfirm={() => start.mutate()}
      onClose={onClose}
    >
      <p>{t('definition.history.body')}</p>
      <MomentChoice
        label={t('definition.history.which')}
        otherwise={t('definition.history.all')}
        value={from}
        onChange={setFrom}
      />
    </Confirm>
  );
}
