import { Button, Spinner } from '@patternfly/react-core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../api/api';
import { useMay } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { EmptyList, type Reason } from './EmptyList';
import { problemText } from './problemText';
import { KEPT, obstacles, switchedOff, troubles, type Cause, type Known } from './emptyCauses';

interface Props {
  title: string;
  isFiltered: boolean;
  /** What the page itself knows: its filters, the likely ones first. */
  reasons: readonly Reason[];
  actions?: ReactNode;
}

/**
 * An empty list that says why. It asks the server whether it records, what came, and what is switched off; known
 * trouble comes first, then what the page's filters leave out, then what else may have kept events away.
 */
export function WhyEmpty({ title, isFiltered, reasons, actions }: Props) {
  const known = useKnown();
  const explain = useExplain(known);
  if (known === undefined) {
    return <Spinner aria-label={title} />;
  }
  return (
    <EmptyList
      title={title}
      isFiltered={isFiltered}
      reasons={[...troubles(known).map(explain), ...reasons, ...obstacles(known).map(explain)]}
      actions={actions}
    />
  );
}

/** Undefined until every question is answered or has failed: reasons that change places while one reads are worse. */
function useKnown(): Known | undefined {
  const once = { retry: false, staleTime: 0 } as const;
  const readiness = useQuery({
    queryKey: ['readiness'],
    queryFn: ({ signal }) => api.node.readiness(signal),
    ...once,
  });
  const metrics = useQuery({
    queryKey: ['metrics'],
    queryFn: ({ signal }) => api.node.metrics(signal),
    ...once,
  });
  const profiles = useQuery({
    queryKey: ['profiles'],
    queryFn: ({ signal }) => api.profiles.list(signal),
    ...once,
  });
  const retention = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => api.node.retention(signal),
    ...once,
  });
  return readiness.isPending || metrics.isPending || profiles.isPending || retention.isPending
    ? undefined
    : {
        readiness: readiness.data,
        metrics: metrics.data,
        profiles: profiles.data,
        retention: retention.data,
      };
}

function useExplain(known: Known | undefined): (cause: Cause) => Reason {
  const { t, format } = useTexts();
  return (cause) => {
    const { readiness, metrics, profiles, retention } = known ?? {};
    switch (cause) {
      case 'stopped':
        return { text: t('empty.stopped', { trouble: readiness?.trouble ?? '' }) };
      case 'waiting':
        return {
          text: t('empty.waiting', {
            count: metrics?.queue?.depth ?? 0,
            age: format.duration((metrics?.queue?.oldestAgeSeconds ?? 0) * 1000),
          }),
        };
      case 'silent':
        return {
          text: t('empty.silent', { since: metrics === undefined ? '' : format.moment(metrics.since) }),
        };
      case 'off': {
        const off = switchedOff(profiles ?? []);
        return {
          text: t('empty.off', {
            count: off.length,
            flows: [...new Set(off.map(({ profile }) => profile))].join(', '),
          }),
          action: <SwitchOn sources={off} />,
        };
      }
      case 'quarantined':
        return {
          text: t('empty.quarantined', { count: metrics?.recorder.quarantined ?? 0 }),
          action: <Link to="/quarantine">{t('transactions.toQuarantine')}</Link>,
        };
      case 'deleted':
        return {
          text: t('empty.deleted', {
            rules: KEPT.flatMap((kept) => {
              const days = retention?.[kept] ?? null;
              return days === null ? [] : [t(`empty.deleted.${kept}`, { count: days })];
            }).join(', '),
          }),
        };
      case 'unknown':
        return { text: t('empty.unknown') };
    }
  };
}

/** Switches event sources on, for those who may; the others are told whom to ask. */
function SwitchOn({ sources }: { sources: readonly { profile: string; address: string }[] }) {
  const { t } = useTexts();
  const may = useMay('operator');
  const client = useQueryClient();
  const turn = useMutation({
    mutationFn: () =>
      Promise.all(sources.map(({ profile, address }) => api.profiles.switchOn(profile, address))),
    onSettled: () => client.invalidateQueries({ queryKey: ['profiles'] }),
  });
  if (!may) {
    return <span className="wb-subtle">{t('empty.operator')}</span>;
  }
  return (
    <>
      <Button variant="link" isInline isLoading={turn.isPending} onClick={() => turn.mutate()}>
        {t('empty.switchOn')}
      </Button>
      {turn.isError && <div role="alert">{problemText(t, turn.error)}</div>}
    </>
  );
}
