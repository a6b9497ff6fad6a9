import { Alert, Button, Flex, FlexItem, Progress } from '@patternfly/react-core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { api } from '../api/api';
import type { HistoryJob } from '../api/history';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { Confirm } from '../ui/Confirm';
import { DetailPage } from '../ui/DetailPage';
import { Facts } from '../ui/Facts';
import { Recorded } from '../ui/Recorded';
import { ProblemNote } from '../ui/ProblemNote';
import { progressOf } from './job';
import { JobState } from './JobState';
import { JOBS, pathOf } from './paths';

const EVERY = 2_000;

/** How the applying of a definition to what was recorded before goes. */
export function Component() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const query = useQuery({
    queryKey: ['history-job', id],
    queryFn: ({ signal }) => api.history.get(id, signal),
    // This one job alone is asked for again and again, and only while it runs.
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? EVERY : false),
  });
  const job = query.data;
  return (
    <DetailPage
      parent={{ text: t('jobs.title'), path: JOBS }}
      title={job === undefined ? t('jobs.one') : t('jobs.of', { name: job.definition })}
      labels={job !== undefined && <JobState job={job} />}
      query={query}
      notFound={t('jobs.notFound', { id })}
    >
      {(shown) => (
        <div className="wb-stack">
          <JobProgress job={shown} />
          <Moves job={shown} />
          <JobFacts job={shown} />
        </div>
      )}
    </DetailPage>
  );
}

function JobProgress({ job }: { job: HistoryJob }) {
  const { t, format } = useTexts();
  const percent = progressOf(job);
  const title =
    job.state === 'RUNNING' || job.state === 'PAUSED'
      ? t(`jobs.phase.${job.phase}`)
      : t(`jobs.ended.${job.state}`);
  const variant =
    job.state === 'DONE'
      ? 'success'
      : job.state === 'FAILED'
        ? 'danger'
        : job.state === 'PAUSED'
          ? 'warning'
          : undefined;
  return (
    <>
      <Progress
        value={percent}
        title={title}
        variant={variant}
        label={
          job.estimated === 0
            ? t('jobs.notYet')
            : t('jobs.progress', {
                scanned: format.number(job.scanned),
                estimated: format.number(job.estimated),
              })
        }
      />
      {job.note !== '' && (
        <Alert
          variant={job.state === 'FAILED' ? 'danger' : 'info'}
          isInline
          component="p"
          title={t(job.state === 'FAILED' ? 'jobs.failedBecause' : 'jobs.waitsFor')}
        >
          <Recorded text={job.note} />
        </Alert>
      )}
    </>
  );
}

function Moves({ job }: { job: HistoryJob }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const may = useMay('admin');
  const [isAsked, setAsked] = useState(false);
  const move = useMutation({
    mutationFn: (what: 'pause' | 'resume' | 'cancel') => api.history.move(job.id, what),
    onSuccess: (moved) => {
      setAsked(false);
      client.setQueryData(['history-job', job.id], moved);
      void client.invalidateQueries({ queryKey: ['history-jobs'] });
    },
    // It may have ended by itself meanwhile.
    onError: () => client.invalidateQueries({ queryKey: ['history-job', job.id] }),
  });
  if (job.endedAt !== null) {
    return null;
  }
  if (!may) {
    return <p className="wb-subtle">{t('jobs.adminsOnly')}</p>;
  }
  const other = job.state === 'PAUSED' ? 'resume' : 'pause';
  return (
    <>
      <Flex>
        <FlexItem>
          <Button variant="secondary" isDisabled={move.isPending} onClick={() => move.mutate(other)}>
            {t(`jobs.${other}`)}
          </Button>
        </FlexItem>
        <FlexItem>
          <Button variant="link" isDanger isDisabled={move.isPending} onClick={() => setAsked(true)}>
            {t('jobs.cancel')}
          </Button>
        </FlexItem>
      </Flex>
      {move.isError && !isAsked && <ProblemNote error={move.error} title={t('problem.notDone')} />}
      {isAsked && (
        <Confirm
          isDanger
          title={t('jobs.cancelTitle')}
          action={t('jobs.cancel')}
          isPending={move.isPending}
          error={move.error}
          onConfirm={() => move.mutate('cancel')}
          onClose={() => setAsked(false)}
        >
          <p>{t('jobs.cancelBody')}</p>
        </Confirm>
      )}
    </>
  );
}

function JobFacts({ job }: { job: HistoryJob }) {
  const { t, format } = useTexts();
  return (
    <Facts
      columnModifier={{ default: '1Col', sm: '2Col', xl: '3Col' }}
      facts={[
        [
          t('filter.definition'),
          <Link key="definition" to={pathOf(job.definition)}>
            <Recorded text={job.definition} />
          </Link>,
        ],
        [
          t('definition.history.which'),
          job.from === null
            ? t('definition.history.all')
            : t('range.since', { from: format.moment(job.from) }),
        ],
        [t('jobs.scanned'), format.number(job.scanned)],
        [t('jobs.linkedLong'), format.number(job.linked)],
        [t('jobs.changedLong'), format.number(job.changed)],
        [t('jobs.refused'), job.refused === 0 ? '' : format.number(job.refused)],
        [t('jobs.started'), t('jobs.startedBy', { at: format.moment(job.startedAt), by: job.startedBy })],
        [t('jobs.endedAt'), job.endedAt === null ? '' : format.moment(job.endedAt)],
      ]}
    />
  );
}
