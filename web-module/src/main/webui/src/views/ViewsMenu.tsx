import {
  Divider,
  Dropdown,
  DropdownGroup,
  DropdownItem,
  DropdownList,
  MenuToggle,
} from '@patternfly/react-core';
import StarIcon from '@patternfly/react-icons/dist/esm/icons/star-icon';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedView, ViewPage } from '../api/views';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { ManageViews } from './ManageViews';
import { SaveView } from './SaveView';
import { isShown, useViews } from './views';

/** The filters that people keep under a name: choose, save, manage. Stands in the toolbar of a page with filters. */
export function ViewsMenu({ page }: { page: ViewPage }) {
  const { t } = useTexts();
  const [url, setUrl] = useSearchParams();
  const views = useViews(page);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const shown = views.find((view) => isShown(view, url));
  const groups = [
    [t('views.own'), views.filter(({ shared }) => !shared)],
    [t('views.shared'), views.filter(({ shared }) => shared)],
  ] as const;

  const item = (view: SavedView) => (
    <DropdownItem
      key={`${view.author} ${view.name}`}
      isSelected={view === shown}
      description={view.shared ? t('views.by', { author: view.author }) : undefined}
      onClick={() => setUrl(new URLSearchParams(view.query))}
    >
      <Recorded text={view.name} />
    </DropdownItem>
  );
  return (
    <>
      <Dropdown
        isOpen={isOpen}
        onOpenChange={setOpen}
        onSelect={() => setOpen(false)}
        isScrollable
        // A view may have a long name, and a phone has little room for it.
        popperProps={{ preventOverflow: true, maxWidth: 'calc(100vw - 2rem)' }}
        toggle={(ref) => (
          <MenuToggle
            ref={ref}
            variant="plainText"
            icon={<StarIcon />}
            isExpanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="wb-choice"
          >
            <Recorded text={shown?.name ?? t('views.menu')} />
          </MenuToggle>
        )}
      >
        {groups.map(
          ([label, members]) =>
            members.length > 0 && (
              <DropdownGroup key={label} label={label}>
                <DropdownList>{members.map(item)}</DropdownList>
              </DropdownGroup>
            ),
        )}
        {views.length > 0 && <Divider />}
        <DropdownList>
          <DropdownItem onClick={() => setDialog('save')}>{t('views.save')}</DropdownItem>
          {views.length > 0 && (
            <DropdownItem onClick={() => setDialog('manage')}>{t('views.manage')}</DropdownItem>
          )}
        </DropdownList>
      </Dropdown>
      {dialog === 'save' && (
        <SaveView page={page} url={url} views={views} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'manage' && <ManageViews page={page} views={views} onClose={() => setDialog(undefined)} />}
    </>
  );
}
