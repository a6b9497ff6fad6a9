import {
  MenuToggle,
  Select,
  SelectList,
  SelectOption,
  TextInputGroup,
  TextInputGroupMain,
} from '@patternfly/react-core';
import { useId, useState, type KeyboardEvent } from 'react';
import { Recorded } from './Recorded';

interface Props {
  id: string;
  label: string;
  value: string;
  placeholder?: string;
  /** What is known; anything else may be entered too. */
  options: readonly string[];
  isInvalid?: boolean;
  isDisabled?: boolean;
  describedBy?: string;
  onChange: (value: string) => void;
  /** Enter, with no option chosen. */
  onEnter?: () => void;
}

const MOST = 50;

/** A text that may be any, with those that are known to choose from. */
export function Typeahead(props: Props) {
  const { id, label, value, placeholder, options, isInvalid = false, isDisabled = false } = props;
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const [focused, setFocused] = useState(-1);
  const like = value.toLowerCase();
  const shown = options
    .filter((option) => option !== value && option.toLowerCase().includes(like))
    .slice(0, MOST);
  const choose = (option: string) => {
    setOpen(false);
    setFocused(-1);
    props.onChange(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = isOpen ? shown[focused] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setFocused(shown.length === 0 ? -1 : (focused + step + shown.length) % shown.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen !== undefined) {
        choose(chosen);
      } else {
        props.onEnter?.();
      }
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false);
    }
  };
  const hasList = isOpen && shown.length > 0;
  return (
    <Select
      isOpen={hasList}
      onOpenChange={setOpen}
      variant="typeahead"
      isScrollable
      shouldFocusFirstItemOnOpen={false}
      onSelect={(_, option) => choose(String(option))}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          variant="typeahead"
          isFullWidth
          isExpanded={hasList}
          isDisabled={isDisabled}
          status={isInvalid ? 'danger' : undefined}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          <TextInputGroup isPlain isDisabled={isDisabled}>
            <TextInputGroupMain
              inputId={id}
              value={value}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              role="combobox"
              aria-label={label}
              isExpanded={hasList}
              aria-controls={hasList ? list : undefined}
              aria-activedescendant={hasList && focused >= 0 ? `${list}-${focused}` : undefined}
              inputProps={{ 'aria-describedby': props.describedBy, 'aria-invalid': isInvalid }}
              onChange={(_, text) => {
                setOpen(true);
                setFocused(-1);
                props.onChange(text);
              }}
              onKeyDown={onKeyDown}
            />
          </TextInputGroup>
        </MenuToggle>
      )}
    >
      <SelectList id={list} aria-label={label}>
        {shown.map((option, index) => (
          <SelectOption key={option} id={`${list}-${index}`} value={option} isFocused={index === focused}>
            <Recorded text={option} />
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
}
