import { Alert, Progress, Spinner, Stack, StackItem } from '@patternfly/react-core';
import { useTexts } from '../text/TextProvider';
import { problemText } from '../ui/problemText';
import type { Progress as HowFar, What } from './bulk';

/** How far a decision about many has come, and what became of it in the end. */
export function BulkProgress({
  what,
  progress,
  isRunning,
}: {
  what: What;
  progress: HowFar;
  isRunning: boolean;
}) {
  const { t } = useTexts();
  const { total, done, gone, failure } = progress;
  const decided = done + gone;
  // Others may have decided about some meanwhile: the end is the end, whatever was counted before.
  const isWhole = !isRunning && !progress.isStopped && failure === undefined;
  return (
    <Stack hasGutter>
      <StackItem>
        {total === undefined ? (
          isRunning && <Spinner size="lg" aria-label={t('bulk.progress')} />
        ) : (
          <Progress
            aria-label={t('bulk.progress')}
            value={isWhole ? 100 : Math.min(100, Math.floor((decided / Math.max(1, total)) * 100))}
            variant={failure === undefined ? undefined : 'danger'}
          />
        )}
      </StackItem>
      <StackItem aria-live="polite">
        <p>{t(`bulk.${what}Done`, { count: done })}</p>
        {gone > 0 && <p>{t('bulk.gone', { count: gone })}</p>}
        {progress.isStopped && <p>{t('bulk.stopped')}</p>}
      </StackItem>
      {failure !== undefined && (
        <StackItem>
          <Alert variant="danger" isInline component="p" title={t('bulk.failed')}>
            {problemText(t, failure)}
          </Alert>
        </StackItem>
      )}
    </Stack>
  );
}
