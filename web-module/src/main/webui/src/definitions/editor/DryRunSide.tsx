import { Button, Flex, FlexItem } from '@patternfly/react-core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/api';
import { useTexts } from '../../text/TextProvider';
import { ChoiceFilter } from '../../ui/ChoiceFilter';
import { Loading } from '../../ui/Loading';
import { ProblemNote } from '../../ui/ProblemNote';
import { textAt } from './content';
import { DryRunReport } from './DryRunReport';
import type { EditorText } from './useEditorText';

const AMOUNTS = [1_000, 10_000, 50_000];

/** What the definition, as it is typed, would have matched among the newest events. */
export function DryRunSide({ editor }: { editor: EditorText }) {
  const { t } = useTexts();
  const [amount, setAmount] = useState(10_000);
  const run = useMutation({
    mutationFn: async () => ({
      text: editor.text,
      report: await api.definitions.dryRun(textAt(editor.content, 'name'), editor.content, amount),
    }),
  });
  return (
    <div className="wb-stack">
      <p>{t('definition.try.hint')}</p>
      <Flex>
        <FlexItem>
          <ChoiceFilter
            label={t('definition.try.events')}
            value={String(amount)}
            options={AMOUNTS.map((one) => ({
              value: String(one),
              text: t('definition.try.newest', { count: one }),
            }))}
            onChoose={(chosen) => setAmount(Number(chosen))}
          />
        </FlexItem>
        <FlexItem>
          <Button
            variant="secondary"
            isLoading={run.isPending}
            isDisabled={run.isPending || !editor.isRight}
            onClick={() => run.mutate()}
          >
            {t('definition.try.run')}
          </Button>
        </FlexItem>
      </Flex>
      {!editor.isRight && <p className="wb-subtle">{t('definition.try.wrong')}</p>}
      {run.isPending && <Loading />}
      {run.isError && <ProblemNote error={run.error} title={t('problem.notDone')} />}
      {run.data !== undefined && (
        <>
          {run.data.text !== editor.text && <p className="wb-subtle">{t('definition.try.old')}</p>}
          <DryRunReport report={run.data.report} />
        </>
      )}
    </div>
  );
}
