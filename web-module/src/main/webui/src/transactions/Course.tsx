import { Alert, Label, LabelGroup, ProgressStep, ProgressStepper } from '@patternfly/react-core';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/check-circle-icon';
import ExclamationTriangleIcon from '@patternfly/react-icons/dist/esm/icons/exclamation-triangle-icon';
import type { Milestone, Stage, TransactionDetail } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { Section } from '../ui/Section';
import { findingText } from './findings';

interface Props {
  transaction: TransactionDetail;
  /** When it was loaded, in milliseconds since 1970. */
  asOf: number;
}

/** How far it has come: its stages and milestones, and what is remarkable about it. Shows nothing where there is nothing. */
export function Course({ transaction, asOf }: Props) {
  const { t, format } = useTexts();
  const { notes, stages, milestones } = transaction;
  return (
    <>
      {notes.map((note) => (
        <Alert
          key={note.kind}
          variant="info"
          isInline
          title={<Recorded text={findingText(note, t, format)} />}
          component="p"
        />
      ))}
      {stages.length > 0 && (
        <Section title={t('transaction.stages')}>
          <Stages stages={stages} asOf={asOf} />
        </Section>
      )}
      {milestones.length > 0 && (
        <Section title={t('transaction.milestones')}>
          <Milestones milestones={milestones} />
        </Section>
      )}
    </>
  );
}

function Stages({ stages, asOf }: { stages: readonly Stage[]; asOf: number }) {
  const { t, format } = useTexts();
  return (
    <ProgressStepper isCenterAligned={false} aria-label={t('transaction.stages')}>
      {stages.map(({ name, enteredAt, leftAt }) => {
        const lasts = leftAt === null;
        const until = lasts ? asOf : Date.parse(leftAt);
        const duration = format.duration(until - Date.parse(enteredAt));
        return (
          <ProgressStep
            key={name}
            variant={lasts ? 'info' : 'success'}
            isCurrent={lasts}
            titleId={`stage-${name}`}
            id={`stage-${name}-step`}
            aria-label={t(lasts ? 'transaction.stageLasts' : 'transaction.stageLeft', { name, duration })}
            description={t(lasts ? 'transaction.stageSince' : 'transaction.stageFor', {
              moment: format.preciseMoment(enteredAt),
              duration,
            })}
          >
            <Recorded text={name} />
          </ProgressStep>
        );
      })}
    </ProgressStepper>
  );
}

function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  const { t } = useTexts();
  return (
    <LabelGroup numLabels={milestones.length} aria-label={t('transaction.milestones')}>
      {milestones.map(({ name, required, reached }) => (
        <Label
          key={name}
          variant={reached || required ? 'filled' : 'outline'}
          color={reached ? 'green' : required ? 'orange' : 'grey'}
          icon={reached ? <CheckCircleIcon /> : required ? <ExclamationTriangleIcon /> : undefined}
          textMaxWidth="20rem"
        >
          {t(
            reached
              ? 'transaction.milestoneReached'
              : required
                ? 'transaction.milestoneMissing'
                : 'transaction.milestoneOpen',
            { name },
          )}
        </Label>
      ))}
    </LabelGroup>
  );
}
