import {
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  TextArea,
  TextInput,
} from '@patternfly/react-core';
import { useState } from 'react';
import { useTexts } from '../text/TextProvider';
import { FormDialog } from '../ui/FormDialog';
import { ProblemNote } from '../ui/ProblemNote';

/** What a person is asked for. */
export type Asked = 'OWNER' | 'TICKET' | 'NOTE';

interface Props {
  kind: Asked;
  /** What stands there now. */
  before: string;
  problem: unknown;
  isPending: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** What the API keeps at most. */
const LONGEST_NOTE = 4000;
const LONGEST = 400;

/** Asks for an owner, a ticket or a note. */
export function MarkDialog({ kind, before, problem, isPending, onSave, onClose }: Props) {
  const { t } = useTexts();
  const [text, setText] = useState(before);
  const isNote = kind === 'NOTE';
  const given = text.trim();
  const isVain = given === before || (isNote && given === '');
  return (
    <FormDialog
      title={t(`marks.ask.${kind}`)}
      action={t('action.save')}
      isDisabled={isVain}
      isPending={isPending}
      onSubmit={() => onSave(given)}
      onClose={onClose}
    >
      {problem !== null && problem !== undefined && <ProblemNote error={problem} title={t('marks.failed')} />}
      <FormGroup label={t(`marks.label.${kind}`)} fieldId="mark-text">
        {isNote ? (
          <TextArea
            id="mark-text"
            autoFocus
            autoResize
            rows={5}
            maxLength={LONGEST_NOTE}
            value={text}
            onChange={(_, value) => setText(value)}
          />
        ) : (
          <TextInput
            id="mark-text"
            autoFocus
            maxLength={LONGEST}
            value={text}
            onChange={(_, value) => setText(value)}
          />
        )}
        {!isNote && (
          <FormHelperText>
            <HelperText>
              <HelperTextItem>{t(kind === 'TICKET' ? 'marks.ticketHint' : 'marks.ownerHint')}</HelperTextItem>
            </HelperText>
          </FormHelperText>
        )}
      </FormGroup>
    </FormDialog>
  );
}
