import { Dropdown, DropdownItem, DropdownList, MenuToggle, MenuToggleCheckbox } from '@patternfly/react-core';
import { useState } from 'react';
import { useTexts } from '../text/TextProvider';

interface Props {
  /** How many are selected, in words; nothing where none is. */
  selected: string;
  /** Of this page: none, some (null) or all. */
  isPageSelected: boolean | null;
  pageCount: number;
  /** How many the filter matches, in words. */
  matching: string;
  onNone: () => void;
  onPage: () => void;
  onAll: () => void;
}

/** Selects nothing, the page, or all that the filter matches. */
export function BulkSelect({ selected, isPageSelected, pageCount, matching, onNone, onPage, onAll }: Props) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          aria-label={t('bulk.menu')}
          splitButtonItems={[
            <MenuToggleCheckbox
              key="page"
              id="bulk-select"
              aria-label={t('bulk.page', { count: pageCount })}
              isChecked={isPageSelected}
              onChange={(isChecked) => (isChecked && isPageSelected === false ? onPage() : onNone())}
            >
              {selected}
            </MenuToggleCheckbox>,
          ]}
        />
      )}
    >
      <DropdownList>
        <DropdownItem onClick={choose(onNone)}>{t('bulk.none')}</DropdownItem>
        <DropdownItem onClick={choose(onPage)}>{t('bulk.page', { count: pageCount })}</DropdownItem>
        <DropdownItem onClick={choose(onAll)}>{t('bulk.all', { matching })}</DropdownItem>
      </DropdownList>
    </Dropdown>
  );
}
