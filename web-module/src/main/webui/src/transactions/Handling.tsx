import { Button, Flex, Label } from '@patternfly/react-core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/api';
import type { AnnotationKind, TransactionDetail } from '../api/transactions';
import { useMay, useUser } from '../app/session';
import { useTexts } from '../text/TextProvider';
import { Facts } from '../ui/Facts';
import { ProblemNote } from '../ui/ProblemNote';
import { Section } from '../ui/Section';
import { HandlingHistory } from './HandlingHistory';
import { MarkDialog, type Asked } from './MarkDialog';
import { Ticket } from './Ticket';

/** What people do about a transaction: take note, look after it, name a ticket, write a note; and who did so when. */
export function Handling({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTexts();
  const may = useMay('operator');
  const user = useUser();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const { id, acknowledged, owner, ticket, annotations } = transaction;
  const mark = useMutation({
    mutationFn: ({ kind, text }: { kind: AnnotationKind; text: string }) =>
      api.transactions.annotate(id, kind, text),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['transaction', id] }),
        client.invalidateQueries({ queryKey: ['transactions'] }),
      ]),
  });
  if (!may && annotations.length === 0 && !acknowledged && owner === '' && ticket === '') {
    return null;
  }
  return (
    <Section title={t('marks.title')}>
      <Facts
        isHorizontal
        isCompact
        facts={[
          [
            t('filter.acknowledged'),
            <Label key="acknowledged" color={acknowledged ? 'green' : 'grey'} isCompact>
              {t(acknowledged ? 'filter.acknowledged.true' : 'filter.acknowledged.false')}
            </Label>,
          ],
          [t('marks.owner'), owner || t('marks.nobody')],
          [t('marks.ticket'), ticket === '' ? t('marks.none') : <Ticket key="ticket" text={ticket} />],
        ]}
      />
      {may && (
        <Flex className="wb-actions" columnGap={{ default: 'columnGapSm' }} rowGap={{ default: 'rowGapSm' }}>
          <Button
            variant="secondary"
            isLoading={mark.isPending}
            isDisabled={mark.isPending}
            onClick={() => mark.mutate({ kind: acknowledged ? 'REOPENED' : 'ACKNOWLEDGED', text: '' })}
          >
            {t(acknowledged ? 'marks.reopen' : 'marks.acknowledge')}
          </Button>
          {owner !== user && (
            <Button
              variant="secondary"
              isDisabled={mark.isPending}
              onClick={() => mark.mutate({ kind: 'OWNER', text: user })}
            >
              {t('marks.mine')}
            </Button>
          )}
          {(['OWNER', 'TICKET', 'NOTE'] as const).map((kind) => (
            <Button key={kind} variant="link" onClick={() => setAsked(kind)}>
              {t(`marks.ask.${kind}`)}
            </Button>
          ))}
        </Flex>
      )}
      {mark.isError && asked === undefined && <ProblemNote error={mark.error} title={t('marks.failed')} />}
      <HandlingHistory annotations={annotations} />
      {asked !== undefined && (
        <MarkDialog
          kind={asked}
          before={asked === 'OWNER' ? owner : asked === 'TICKET' ? ticket : ''}
          problem={mark.error}
          isPending={mark.isPending}
          onSave={(text) => mark.mutate({ kind: asked, text }, { onSuccess: () => setAsked(undefined) })}
          onClose={() => {
            mark.reset();
            setAsked(undefined);
          }}
        />
      )}
    </Section>
  );
}
