import {
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  Radio,
  TextArea,
  TextInput,
} from '@patternfly/react-core';
import { useState } from 'react';
import { readDuration } from '../format/isoDuration';
import { useTexts } from '../text/TextProvider';
import { FormDialog } from '../ui/FormDialog';
import { ACKNOWLEDGED, isVersion, type TransactionFilter } from './filter';

interface Props {
  filter: TransactionFilter;
  onChange: (filter: TransactionFilter) => void;
  onClose: () => void;
}

/** The filters that are needed less often, in one form. */
export function MoreFilters({ filter, onChange, onClose }: Props) {
  const { t, format } = useTexts();
  const duration = (millis: number | undefined) => (millis === undefined ? '' : format.duration(millis));
  const [failure, setFailure] = useState(filter.failure);
  const [flows, setFlows] = useState(filter.flows.join('\n'));
  const [version, setVersion] = useState(filter.version);
  const [least, setLeast] = useState(duration(filter.minDuration));
  const [most, setMost] = useState(duration(filter.maxDuration));
  const [acknowledged, setAcknowledged] = useState(filter.acknowledged);

  const minDuration = typed(least, duration(filter.minDuration), filter.minDuration);
  const maxDuration = typed(most, duration(filter.maxDuration), filter.maxDuration);
  const wrong = {
    least: least.trim() !== '' && minDuration === undefined,
    most: most.trim() !== '' && maxDuration === undefined,
    order: minDuration !== undefined && maxDuration !== undefined && minDuration > maxDuration,
    version: version.trim() !== '' && !isVersion(version.trim()),
  };
  const isWrong = Object.values(wrong).includes(true);
  const apply = () =>
    onChange({
      ...filter,
      failure: failure.trim(),
      flows: [...new Set(flows.split('\n').map((flow) => flow.trim()))].filter((flow) => flow !== ''),
      version: filter.definition === '' ? '' : version.trim(),
      minDuration,
      maxDuration,
      acknowledged,
    });

  return (
    <FormDialog
      title={t('filter.more')}
      description={t('filter.cost')}
      action={t('range.apply')}
      isDisabled={isWrong}
      onSubmit={apply}
      onClose={onClose}
    >
      <Field
        id="filter-failure"
        label={t('filter.failure')}
        hint={t('filter.failureHint')}
        value={failure}
        onChange={setFailure}
      />
      <Field
        id="filter-flow"
        hasLines
        label={t('filter.flow')}
        hint={t('filter.flowHint')}
        value={flows}
        onChange={setFlows}
      />
      <Field
        id="filter-least"
        label={t('filter.minDuration')}
        hint={t('filter.durationHint')}
        problem={wrong.least ? t('filter.durationWrong') : undefined}
        value={least}
        onChange={setLeast}
      />
      <Field
        id="filter-most"
        label={t('filter.maxDuration')}
        hint={t('filter.durationHint')}
        problem={wrong.most ? t('filter.durationWrong') : wrong.order ? t('filter.durationOrder') : undefined}
        value={most}
        onChange={setMost}
      />
      <Field
        id="filter-version"
        label={t('definitions.version')}
        hint={t(filter.definition === '' ? 'filter.versionNeeds' : 'filter.versionHint')}
        problem={wrong.version ? t('filter.versionWrong') : undefined}
        isDisabled={filter.definition === ''}
        value={version}
        onChange={setVersion}
      />
      <FormGroup role="radiogroup" isInline label={t('filter.acknowledged')} fieldId="filter-acknowledged">
        {ACKNOWLEDGED.map((one) => (
          <Radio
            key={one}
            id={`filter-acknowledged-${one}`}
            name="acknowledged"
            label={t(`filter.acknowledged.${one}`)}
            isChecked={acknowledged === one}
            onChange={() => setAcknowledged(one)}
          />
        ))}
      </FormGroup>
    </FormDialog>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint: string;
  problem?: string;
  isDisabled?: boolean;
  /** Takes several lines. */
  hasLines?: boolean;
  value: string;
  onChange: (value: string) => void;
}

function Field({ id, label, hint, problem, isDisabled, hasLines, value, onChange }: FieldProps) {
  const input = {
    id,
    value,
    isDisabled,
    validated: problem === undefined ? ('default' as const) : ('error' as const),
    'aria-describedby': `${id}-hint`,
    onChange: (_: unknown, text: string) => onChange(text),
  };
  return (
    <FormGroup label={label} fieldId={id}>
      {hasLines ? <TextArea {...input} rows={2} autoResize /> : <TextInput {...input} />}
      <FormHelperText>
        <HelperText id={`${id}-hint`}>
          <HelperTextItem variant={problem === undefined ? 'default' : 'error'}>
            {problem ?? hint}
          </HelperTextItem>
        </HelperText>
      </FormHelperText>
    </FormGroup>
  );
}

/** What was not touched stays exact, although it is shown rounded and in the locale's words. */
function typed(text: string, shown: string, before: number | undefined): number | undefined {
  return text === shown ? before : readDuration(text);
}
