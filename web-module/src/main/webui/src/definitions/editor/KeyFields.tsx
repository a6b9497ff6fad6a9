import { Button, InputGroup, InputGroupItem, Label, LabelGroup } from '@patternfly/react-core';
import PlusCircleIcon from '@patternfly/react-icons/dist/esm/icons/plus-circle-icon';
import { useState } from 'react';
import { useTexts } from '../../text/TextProvider';
import { Typeahead } from '../../ui/Typeahead';
import { listAt } from './content';
import { useEditor } from './EditorContext';
import { Field } from './Field';
import { valueText } from '../words';

/** The fields by whose values people look for a transaction. */
export function KeyFields() {
  const { t } = useTexts();
  const { content, change, isEditable, known, problem } = useEditor();
  const [next, setNext] = useState('');
  const keys = listAt(content, 'keys');
  const add = () => {
    const key = next.trim();
    if (key !== '' && !keys.includes(key)) {
      change(['keys'], [...keys, key]);
    }
    setNext('');
  };
  return (
    <Field label={t('definition.keys')} field="keys" hint={t('definition.edit.keysHint')}>
      {keys.length > 0 && (
        <LabelGroup numLabels={20} aria-label={t('definition.keys')} className="wb-keys">
          {keys.map((key, index) => (
            <Label
              key={index}
              color={problem(`keys[${index}]`) === '' ? undefined : 'red'}
              isDisabled={!isEditable}
              closeBtnAriaLabel={t('definition.edit.remove', { name: valueText(key) })}
              onClose={() => change(['keys', index], undefined)}
            >
              {valueText(key)}
            </Label>
          ))}
        </LabelGroup>
      )}
      <InputGroup>
        <InputGroupItem isFill>
          <Typeahead
            id="keys"
            label={t('definition.edit.addKey')}
            value={next}
            placeholder={t('definition.edit.keyPlaceholder')}
            options={known.fields.filter((field) => !keys.includes(field))}
            isDisabled={!isEditable}
            isInvalid={problem('keys') !== ''}
            onChange={setNext}
            onEnter={add}
          />
        </InputGroupItem>
        <InputGroupItem>
          <Button
            variant="control"
            icon={<PlusCircleIcon />}
            isDisabled={!isEditable || next.trim() === ''}
            onClick={add}
          >
            {t('definition.edit.addKey')}
          </Button>
        </InputGroupItem>
      </InputGroup>
    </Field>
  );
}
