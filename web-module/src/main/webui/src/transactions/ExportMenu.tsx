import { Dropdown, DropdownItem, DropdownList, MenuToggle } from '@patternfly/react-core';
import DownloadIcon from '@patternfly/react-icons/dist/esm/icons/download-icon';
import { useState } from 'react';
import { url } from '../api/http';
import { useTexts } from '../text/TextProvider';
import { filterParameters, type TransactionFilter } from './filter';

/** Downloads all transactions that fit the filters. */
export function ExportMenu({ filter }: { filter: TransactionFilter }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setOpen}
      onSelect={() => setOpen(false)}
      popperProps={{ position: 'right' }}
      toggle={(ref) => (
        <MenuToggle
          ref={ref}
          variant="plainText"
          icon={<DownloadIcon />}
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('export.menu')}
        </MenuToggle>
      )}
    >
      <DropdownList>
        {isOpen &&
          (['csv', 'json'] as const).map((kind) => (
            <DropdownItem
              key={kind}
              // The bounds of a range that ends now are those of the moment in which the menu is opened.
              to={url('transactions/export', { format: kind, ...filterParameters(filter, new Date()) })}
              download=""
              description={t('export.all')}
            >
              {t(`export.${kind}`)}
            </DropdownItem>
          ))}
      </DropdownList>
    </Dropdown>
  );
}
