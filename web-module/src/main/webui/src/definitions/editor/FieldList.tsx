import { Button, FormFieldGroup, FormFieldGroupHeader } from '@patternfly/react-core';
import PlusCircleIcon from '@patternfly/react-icons/dist/esm/icons/plus-circle-icon';
import type { ReactNode } from 'react';
import { useEditor } from './EditorContext';

interface Props {
  /** The list's name in the definition. */
  list: string;
  title: string;
  hint: string;
  /** What the button that adds an entry says. */
  add: string;
  isFull?: boolean;
  onAdd: () => void;
  children: ReactNode;
}

/** The entries of a list, below its name, what is wrong with it or what it is, and a button for one more. */
export function FieldList({ list, title, hint, add, isFull = false, onAdd, children }: Props) {
  const { isEditable, problem } = useEditor();
  return (
    <FormFieldGroup
      header={
        <FormFieldGroupHeader
          titleText={{ text: title, id: `form-${list}` }}
          titleDescription={problem(list) || hint}
          actions={
            <Button
              variant="secondary"
              size="sm"
              icon={<PlusCircleIcon />}
              isDisabled={!isEditable || isFull}
              onClick={onAdd}
            >
              {add}
            </Button>
          }
        />
      }
    >
      {children}
    </FormFieldGroup>
  );
}
