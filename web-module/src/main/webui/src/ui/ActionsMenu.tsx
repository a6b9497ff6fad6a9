import { Dropdown, DropdownList, MenuToggle } from '@patternfly/react-core';
import EllipsisVIcon from '@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon';
import { useState, type ReactNode } from 'react';

interface Props {
  /** What the button is called. */
  label: string;
  /** Shows the name beside this icon; otherwise three dots stand for it. */
  icon?: ReactNode;
  /** The items, asked for when the menu is opened. */
  children: () => ReactNode;
}

/** Actions behind a button. */
export function ActionsMenu({ label, icon, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const look =
    icon === undefined
      ? ({ variant: 'plain', icon: <EllipsisVIcon />, 'aria-label': label } as const)
      : ({ variant: 'plainText', icon, children: label } as const);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSelect={() => setOpen(false)}
      popperProps={{ position: 'right' }}
      toggle={(ref) => (
        <MenuToggle ref={ref} isExpanded={isOpen} onClick={() => setOpen(!isOpen)} {...look} />
      )}
    >
      <DropdownList>{isOpen && children()}</DropdownList>
    </Dropdown>
  );
}
