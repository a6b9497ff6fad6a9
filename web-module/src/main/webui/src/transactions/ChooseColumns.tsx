import { Button, Checkbox, FormGroup } from '@patternfly/react-core';
import { useState } from 'react';
import { useTexts } from '../text/TextProvider';
import { FormDialog } from '../ui/FormDialog';
import { COLUMN_NAMES, COLUMNS, USUAL_COLUMNS, type ColumnName } from './columns';

interface Props {
  columns: readonly ColumnName[];
  onChange: (columns: readonly ColumnName[]) => void;
  onClose: () => void;
}

/** Which columns the list has, for this browser. */
export function ChooseColumns({ columns, onChange, onClose }: Props) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(columns);
  return (
    <FormDialog
      title={t('columns.title')}
      description={t('columns.hint')}
      action={t('range.apply')}
      other={
        <Button variant="secondary" onClick={() => setChosen(USUAL_COLUMNS)}>
          {t('columns.usual')}
        </Button>
      }
      onSubmit={() => onChange(chosen)}
      onClose={onClose}
    >
      <FormGroup role="group" isStack label={t('columns.columns')} fieldId="columns">
        {COLUMN_NAMES.map((name) => (
          <Checkbox
            key={name}
            id={`column-${name}`}
            label={t(COLUMNS[name].title)}
            isChecked={chosen.includes(name)}
            isDisabled={name === 'correlator'}
            onChange={(_, isChecked) =>
              setChosen(COLUMN_NAMES.filter((one) => (one === name ? isChecked : chosen.includes(one))))
            }
          />
        ))}
      </FormGroup>
    </FormDialog>
  );
}
