import {
  Button,
  Checkbox,
  Form,
  FormGroup,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
} from '@patternfly/react-core';
import { useState } from 'react';
import { useTexts } from '../text/TextProvider';
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
    <Modal isOpen variant="small" onClose={onClose} aria-labelledby="choose-columns">
      <ModalHeader title={t('columns.title')} labelId="choose-columns" description={t('columns.hint')} />
      <ModalBody>
        <Form
          id="choose-columns-form"
          onSubmit={(event) => {
            event.preventDefault();
            onChange(chosen);
          }}
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
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button type="submit" form="choose-columns-form">
          {t('range.apply')}
        </Button>
        <Button variant="secondary" onClick={() => setChosen(USUAL_COLUMNS)}>
          {t('columns.usual')}
        </Button>
        <Button variant="link" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
