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
import type { EventDetail, LinkedEvent, RecordedEvent } from '../api/events';
import { useTexts } from '../text/TextProvider';
import { Recorded } from '../ui/Recorded';
import { PreviousNext } from '../ui/PreviousNext';
import { ProblemNote } from '../ui/ProblemNote';
import { EventDetails } from './EventDetails';
import type { Neighbours } from './neighbours';
import './events.css';

interface Props {
  /** The event that is open, undefined when none is. */
  event: RecordedEvent | LinkedEvent | EventDetail | undefined;
  /** Why the one that should be open cannot be shown. */
  problem?: unknown;
  /** The list with its filters by which it was reached, for the audit of payloads and the way back. */
  search: string;
  /** The list that it stands in; absent where there is none. */
  neighbours?: Neighbours & { list: readonly string[]; onGo: (id: string | undefined) => void };
  onClose: () => void;
  children: ReactNode;
}

/** One event beside what it was opened from. */
export function EventDrawer({ event, problem, search, neighbours, onClose, children }: Props) {
  const isProblem = problem !== undefined && problem !== null;
  return (
    <Drawer isInline isExpanded={event !== undefined || isProblem} className="wb-drawer">
      <DrawerContent
        panelContent={
          event !== undefined ? (
            <Panel event={event} search={search} neighbours={neighbours} onClose={onClose} />
          ) : isProblem ? (
            <ProblemPanel problem={problem} onClose={onClose} />
          ) : undefined
        }
      >
        <DrawerContentBody>{children}</DrawerContentBody>
      </DrawerContent>
    </Drawer>
  );
}

const WIDTHS = { default: 'width_100', lg: 'width_50', '2xl': 'width_33' } as const;

function Panel({
  event,
  search,
  neighbours,
  onClose,
}: Pick<Props, 'search' | 'neighbours' | 'onClose'> & { event: NonNullable<Props['event']> }) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const go = (id: string | undefined) => (id === undefined ? undefined : () => neighbours?.onGo(id));
  return (
    <DrawerPanelContent
      widths={WIDTHS}
      onKeyDown={(key) => {
        if (key.key === 'Escape') {
          onClose();
        }
      }}
    >
      <DrawerHead>
        <Title headingLevel="h2" size="lg" ref={heading} tabIndex={-1} aria-live="polite">
          <Recorded text={event.name || t('event.unnamed')} />
        </Title>
        <Link to={`/events/${event.id}`} state={{ from: search, list: neighbours?.list }}>
          {t('event.ownPage')}
        </Link>
        <DrawerActions>
          {neighbours !== undefined && (
            <PreviousNext
              onPrevious={go(neighbours.previous)}
              onNext={go(neighbours.next)}
              place={neighbours.place}
              count={neighbours.count}
            />
          )}
          <DrawerCloseButton onClick={onClose} aria-label={t('action.close')} />
        </DrawerActions>
      </DrawerHead>
      <DrawerPanelBody>
        <EventDetails key={event.id} event={event} search={search} level="h3" />
      </DrawerPanelBody>
    </DrawerPanelContent>
  );
}

function ProblemPanel({ problem, onClose }: { problem: unknown; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DrawerPanelContent widths={WIDTHS}>
      <DrawerHead>
        <Title headingLevel="h2" size="lg">
          {t('event.title')}
        </Title>
        <DrawerActions>
          <DrawerCloseButton onClick={onClose} aria-label={t('action.close')} />
        </DrawerActions>
      </DrawerHead>
      <DrawerPanelBody>
        <ProblemNote error={problem} />
      </DrawerPanelBody>
    </DrawerPanelContent>
  );
}
