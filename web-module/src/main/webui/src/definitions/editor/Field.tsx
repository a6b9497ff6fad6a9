import {
  FormGroup,
  FormHelperText,
  HelperText,
  HelperTextItem,
  FormSelect,
  FormSelectOption,
  TextInput,
} from '@patternfly/react-core';
import type { ReactNode } from 'react';
import { useTexts } from '../../text/TextProvider';
import { Typeahead } from '../../ui/Typeahead';
import { durationText } from '../words';
import { textAt } from './content';
import { useEditor } from './EditorContext';
import { fieldOf, isObject, type Json, type Path } from './json';

interface FieldProps {
  label: string;
  field: string;
  hint?: string;
  isRequired?: boolean;
  children: ReactNode;
}

export const helpId = (field: string) => `help-${field}`;

/** A label, an input, and below it what is wrong with it, or a hint. */
export function Field({ label, field, hint = '', isRequired = false, children }: FieldProps) {
  const problem = useEditor().problem(field);
  return (
    <FormGroup label={label} fieldId={field} isRequired={isRequired}>
      {children}
      {(problem !== '' || hint !== '') && (
        <FormHelperText>
          <HelperText id={helpId(field)} isLiveRegion>
            <HelperTextItem variant={problem === '' ? 'default' : 'error'}>{problem || hint}</HelperTextItem>
          </HelperText>
        </FormHelperText>
      )}
    </FormGroup>
  );
}

interface MemberProps {
  label: string;
  /** The object that has the member, where it stands, and the member's name. */
  of: Json | undefined;
  path: Path;
  member: string;
  hint?: string;
  placeholder?: string;
  isRequired?: boolean;
}

/** A text; an empty one is absent, unless it is required. */
export function TextField(props: MemberProps) {
  const { label, of, path, member, hint, placeholder, isRequired = false } = props;
  const { change, isEditable, problem } = useEditor();
  const at = [...path, member];
  const field = fieldOf(at);
  return (
    <Field label={label} field={field} hint={hint} isRequired={isRequired}>
      <TextInput
        id={field}
        value={textAt(of, member)}
        placeholder={placeholder}
        isDisabled={!isEditable}
        isRequired={isRequired}
        spellCheck={false}
        validated={problem(field) === '' ? 'default' : 'error'}
        aria-describedby={helpId(field)}
        onChange={(_, text) => change(at, text === '' && !isRequired ? undefined : text)}
      />
    </Field>
  );
}

/** A text with those that are known to choose from. */
export function KnownField(props: MemberProps & { known: readonly string[] }) {
  const { label, of, path, member, hint, placeholder, known, isRequired = false } = props;
  const { change, isEditable, problem } = useEditor();
  const at = [...path, member];
  const field = fieldOf(at);
  return (
    <Field label={label} field={field} hint={hint} isRequired={isRequired}>
      <Typeahead
        id={field}
        label={label}
        value={textAt(of, member)}
        placeholder={placeholder}
        options={known}
        isDisabled={!isEditable}
        isInvalid={problem(field) !== ''}
        describedBy={helpId(field)}
        onChange={(text) => change(at, text === '' && !isRequired ? undefined : text)}
      />
    </Field>
  );
}

/** An ISO 8601 duration, said in words below. */
export function DurationField(props: MemberProps) {
  const { format } = useTexts();
  const text = textAt(props.of, props.member);
  const words = durationText(format, text);
  return <TextField {...props} placeholder="PT5M" hint={words === text ? props.hint : words} />;
}

/** One of several; the empty value is absent. */
export function ChoiceField(props: MemberProps & { options: readonly { value: string; text: string }[] }) {
  const { label, of, path, member, hint, options, isRequired } = props;
  const { change, isEditable, problem } = useEditor();
  const at = [...path, member];
  const field = fieldOf(at);
  const now = isObject(of) && typeof of[member] === 'boolean' ? String(of[member]) : textAt(of, member);
  // What is in the text and cannot be chosen is shown all the same.
  const all = options.some(({ value }) => value === now) ? options : [...options, { value: now, text: now }];
  return (
    <Field label={label} field={field} hint={hint} isRequired={isRequired}>
      <FormSelect
        id={field}
        value={now}
        isDisabled={!isEditable}
        validated={problem(field) === '' ? 'default' : 'error'}
        aria-describedby={helpId(field)}
        onChange={(_, value) => change(at, value === '' ? undefined : booleanOr(value))}
      >
        {all.map(({ value, text }) => (
          <FormSelectOption key={value} value={value} label={text} />
        ))}
      </FormSelect>
    </Field>
  );
}

function booleanOr(value: string): Json {
  return value === 'true' ? true : value === 'false' ? false : value;
}
