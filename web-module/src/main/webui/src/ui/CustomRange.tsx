import { FormGroup, FormHelperText, HelperText, HelperTextItem, TextInput } from '@patternfly/react-core';
import { useState } from 'react';
import { useTexts } from '../text/TextProvider';
import { FormDialog } from './FormDialog';
import { bounds, localOf, momentOf, type TimeRange } from './timeRange';

interface Props {
  /** Where to begin. */
  range: TimeRange;
  onChange: (range: TimeRange) => void;
  onClose: () => void;
}

/** Asks for two moments in the reader's zone. */
export function CustomRange({ range, onChange, onClose }: Props) {
  const { t, format } = useTexts();
  const [from, setFrom] = useState(() => localOf(bounds(range, new Date()).from ?? ''));
  const [to, setTo] = useState(() => localOf(bounds(range, new Date()).to ?? ''));
  const isWrong = from !== '' && to !== '' && from >= to;
  const apply = () =>
    onChange(
      from === '' && to === ''
        ? { kind: 'all' }
        : { kind: 'between', from: momentOf(from), to: momentOf(to) },
    );
  return (
    <FormDialog
      title={t('range.title')}
      description={t('range.zone', { zone: format.zone })}
      action={t('range.apply')}
      isDisabled={isWrong}
      onSubmit={apply}
      onClose={onClose}
    >
      <FormGroup label={t('range.from')} fieldId="range-from">
        <TextInput
          id="range-from"
          type="datetime-local"
          value={from}
          onChange={(_, value) => setFrom(value)}
        />
      </FormGroup>
      <FormGroup label={t('range.to')} fieldId="range-to">
        <TextInput
          id="range-to"
          type="datetime-local"
          value={to}
          validated={isWrong ? 'error' : 'default'}
          onChange={(_, value) => setTo(value)}
        />
        {isWrong && (
          <FormHelperText>
            <HelperText>
              <HelperTextItem variant="error">{t('range.order')}</HelperTextItem>
            </HelperText>
          </FormHelperText>
        )}
      </FormGroup>
    </FormDialog>
  );
}
