import {
  Drawer,
  DrawerActions,
  DrawerCloseButton,
  DrawerContent,
  DrawerContentBody,
  DrawerHead,
  DrawerPanelBody,
  DrawerPanelContent,
  Title,
} from '@patternfly/react-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkedEvent } from '../api/types';
import { useTexts } from '../text/TextProvider';
import { Long } from '../ui/Long';
import { EventDetails } from './EventDetails';

interface Props {
  /** The event that is open, undefined when none is. */
  event: LinkedEvent | undefined;
  search: string;
  onClose: () => void;
  children: ReactNode;
}

/** One event beside its transaction. */
export function EventDrawer({ event, search, onClose, children }: Props) {
  return (
    <Drawer isInline isExpanded={event !== undefined} className="wb-drawer">
      <DrawerContent
        panelContent={event && <Panel key={event.id} event={event} search={search} onClose={onClose} />}
      >
        <DrawerContentBody>{children}</DrawerContentBody>
      </DrawerContent>
    </Drawer>
  );
}

function Panel({ event, search, onClose }: { event: LinkedEvent; search: string; onClose: () => void }) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <DrawerPanelContent
      widths={{ default: 'width_100', lg: 'width_50', '2xl': 'width_33' }}
      onKeyDown={(key) => {
        if (key.key === 'Escape') {
          onClose();
        }
      }}
    >
      <DrawerHead>
        <Title headingLevel="h2" size="lg" ref={heading} tabIndex={-1}>
          <Long text={event.name || t('event.unnamed')} />
        </Title>
        <Link to={`/events/${event.id}`} state={{ from: search }}>
          {t('event.ownPage')}
        </Link>
        <DrawerActions>
          <DrawerCloseButton onClick={onClose} aria-label={t('action.close')} />
        </DrawerActions>
      </DrawerHead>
      <DrawerPanelBody>
        <EventDetails event={event} search={search} level="h3" />
      </DrawerPanelBody>
    </DrawerPanelContent>
  );
}
