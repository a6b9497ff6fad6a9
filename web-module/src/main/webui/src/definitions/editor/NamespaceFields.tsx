import { FlexItem, TextArea } from '@patternfly/react-core';
import { useState } from 'react';
import { useTexts } from '../../text/TextProvider';
import { useEditor } from './EditorContext';
import { Field, helpId } from './Field';
import { valueText } from '../words';
import { fieldOf, isObject, type Json } from './json';

/** The namespaces of an xpath, one a line: `prefix=URI`. */
export function NamespaceFields({ rule, path }: { rule: Json; path: (string | number)[] }) {
  const { t } = useTexts();
  const { change, isEditable, problem } = useEditor();
  const at = [...path, 'namespaces'];
  const field = fieldOf(at);
  const namespaces = isObject(rule) && isObject(rule.namespaces) ? rule.namespaces : {};
  const written = Object.entries(namespaces)
    .map(([prefix, uri]) => `${prefix}=${valueText(uri)}`)
    .join('\n');
  // What is being typed stays as it is as long as it says the same as the JSON.
  const [typed, setTyped] = useState(written);
  const isSame = JSON.stringify(read(typed)) === JSON.stringify(namespaces);
  return (
    <FlexItem grow={{ default: 'grow' }} className="wb-short">
      <Field label={t('definition.edit.namespaces')} field={field} hint={t('definition.edit.namespacesHint')}>
        <TextArea
          id={field}
          value={isSame ? typed : written}
          rows={2}
          spellCheck={false}
          resizeOrientation="vertical"
          isDisabled={!isEditable}
          validated={problem(field) === '' ? 'default' : 'error'}
          aria-describedby={helpId(field)}
          onChange={(_, text) => {
            setTyped(text);
            const next = read(text);
            change(at, Object.keys(next).length === 0 ? undefined : next);
          }}
        />
      </Field>
    </FlexItem>
  );
}

function read(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.split('='))
      .filter(([prefix = '', uri]) => prefix.trim() !== '' && uri !== undefined)
      .map(([prefix = '', ...uri]) => [prefix.trim(), uri.join('=').trim()]),
  );
}
