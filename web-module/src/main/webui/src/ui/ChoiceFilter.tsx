import { MenuToggle, Select, SelectList, SelectOption } from '@patternfly/react-core';
import { useState } from 'react';
import { unturned } from '../text/turning';
import { Recorded } from './Recorded';

interface Props {
  /** For screen readers: what is chosen here. */
  label: string;
  value: string;
  /** What is shown for the chosen value, when it is not one of the options. */
  shown?: string;
  options: readonly { value: string; text: string }[];
  onChoose: (value: string) => void;
}

/** One of several. */
export function ChoiceFilter({ label, value, shown, options, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const text = shown ?? options.find((option) => option.value === value)?.text ?? value;
  return (
    <Select
      isOpen={isOpen}
      onOpenChange={setOpen}
      selected={value}
      isScrollable
      shouldFocusToggleOnSelect
      onSelect={(_, chosen) => {
        setOpen(false);
        onChoose(String(chosen));
      }}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          aria-label={unturned(`${label}: ${text}`)}
          className="wb-choice"
        >
          <Recorded text={text} />
        </MenuToggle>
      )}
    >
      <SelectList aria-label={label}>
        {options.map((option) => (
          <SelectOption key={option.value} value={option.value}>
            <Recorded text={option.text} />
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
}
