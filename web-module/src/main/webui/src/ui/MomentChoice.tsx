import {
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  Radio,
  TextInput,
} from '@patternfly/react-core';
import { useId } from 'react';
import { useTexts } from '../text/TextProvider';
import { localOf, momentOf } from './timeRange';

interface Props {
  label: string;
  /** What holds when no moment is chosen. */
  otherwise: string;
  /** An RFC 3339 moment; undefined for what holds otherwise, empty while none is entered. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The usual moment, or another one in the reader's zone. */
export function MomentChoice({ label, otherwise, value, onChange }: Props) {
  const { t, format } = useTexts();
  const id = useId();
  return (
    <FormGroup role="radiogroup" isStack label={label} fieldId={id}>
      <Radio
        id={`${id}-otherwise`}
        name={id}
        label={otherwise}
        isChecked={value === undefined}
        onChange={() => onChange(undefined)}
      />
      <Radio
        id={`${id}-moment`}
        name={id}
        label={t('moment.other')}
        isChecked={value !== undefined}
        onChange={() => onChange(new Date().toISOString())}
      />
      {value !== undefined && (
        <>
          <TextInput
            type="datetime-local"
            aria-label={t('moment.label')}
            value={localOf(value)}
            validated={value === '' ? 'error' : 'default'}
            onChange={(_, local) => onChange(momentOf(local))}
          />
          <FormHelperText>
            <HelperText>
              <HelperTextItem variant={value === '' ? 'error' : 'default'}>
                {value === '' ? t('moment.missing') : t('list.zone', { zone: format.zone })}
              </HelperTextItem>
            </HelperText>
          </FormHelperText>
        </>
      )}
    </FormGroup>
  );
}
