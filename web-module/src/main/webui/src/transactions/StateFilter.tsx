import { Badge, MenuToggle, Select, SelectList, SelectOption } from '@patternfly/react-core';
import { useState } from 'react';
import { type State, STATES } from '../api/transactions';
import { useTexts } from '../text/TextProvider';

interface Props {
  states: readonly State[];
  onChange: (states: readonly State[]) => void;
}

/** Any number of states; none means all. */
export function StateFilter({ states, onChange }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Select
      role="menu"
      isOpen={isOpen}
      onOpenChange={setOpen}
      selected={states}
      onSelect={(_, value) => onChange(toggled(states, value as State))}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          badge={states.length > 0 ? <Badge isRead>{states.length}</Badge> : undefined}
        >
          {t('transactions.state')}
        </MenuToggle>
      )}
    >
      <SelectList aria-label={t('transactions.state')}>
        {STATES.map((state) => (
          <SelectOption
            key={state}
            value={state}
            hasCheckbox
            isSelected={states.includes(state)}
            description={t(`state.${state}.words`)}
          >
            {t(`state.${state}`)}
          </SelectOption>
        ))}
      </SelectList>
    </Select>
  );
}

/** The states with one more or one less, in their own order. */
export function toggled(states: readonly State[], state: State): State[] {
  return STATES.filter((one) => (one === state ? !states.includes(one) : states.includes(one)));
}
