import { Popover, Tooltip } from '@patternfly/react-core';
import ClockIcon from '@patternfly/react-icons/dist/esm/icons/clock-icon';
import { memo, useRef, useState } from 'react';
import type { LinkedEvent } from '../api/events';
import { ROLE_ICONS } from '../events/RoleLabel';
import { useTexts } from '../text/TextProvider';
import { unturned } from '../text/turning';
import { Recorded } from '../ui/Recorded';
import type { Lane, Mark } from './timeline';
import { place } from './place';

interface Props {
  lane: Lane;
  /** The events at which a clock seems wrong. */
  skewed: ReadonlySet<string>;
  /** The mark that Tab leads to. */
  entry: number;
  opened: string | null;
  onOpen: (id: string) => void;
}

const ROW = 1.75;

/** One flow's events and invocations. */
export const TimelineLane = memo(function TimelineLane({ lane, ...rest }: Props) {
  return (
    <div className="wb-lane" role="group" aria-label={unturned(lane.flow)}>
      <div className="wb-lane-name" title={unturned(lane.flow)}>
        <span>
          <Recorded text={lane.flow} />
        </span>
      </div>
      <div className="wb-track" style={{ height: `${lane.rows * ROW + 0.25}rem` }}>
        {lane.bars.map((bar, index) => (
          <div key={index} className="wb-bar" style={place(bar.from, bar.to)} />
        ))}
        {lane.marks.map((mark) =>
          mark.events.length === 1 ? (
            <OneEvent key={mark.order} mark={mark} {...rest} />
          ) : (
            <ManyEvents key={mark.order} mark={mark} {...rest} />
          ),
        )}
      </div>
    </div>
  );
});

type MarkProps = { mark: Mark } & Omit<Props, 'lane'>;

function OneEvent({ mark, skewed, entry, opened, onOpen }: MarkProps) {
  const words = useWords();
  const [isHot, setHot] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  const event = mark.events[0];
  if (event === undefined) {
    return null;
  }
  const Icon = ROLE_ICONS[event.role];
  const isSkewed = skewed.has(event.id);
  const text = words(event, isSkewed);
  return (
    <>
      <button
        ref={ref}
        type="button"
        data-order={mark.order}
        tabIndex={mark.order === entry ? 0 : -1}
        className={`wb-mark wb-${event.role}${event.id === opened ? ' wb-opened' : ''}`}
        style={{ ...place(mark.at), top: `${mark.row * ROW + 0.25}rem` }}
        aria-label={text}
        aria-pressed={event.id === opened}
        onClick={() => onOpen(event.id)}
        onMouseEnter={() => setHot(true)}
        onMouseLeave={() => setHot(false)}
        onFocus={() => setHot(true)}
        onBlur={() => setHot(false)}
      >
        <Icon />
        {isSkewed && <ClockIcon className="wb-skewed" />}
      </button>
      {/* A thousand tooltips that wait would cost more than the timeline itself. */}
      {isHot && (
        <Tooltip
          triggerRef={ref}
          isVisible
          trigger="manual"
          aria="none"
          content={<Recorded text={event.failure === '' ? text : `${text}. ${event.failure}`} />}
        />
      )}
    </>
  );
}

/** Events for which there is no room: how many, whether one failed, and each of them on a click. */
function ManyEvents({ mark, skewed, entry, opened, onOpen }: MarkProps) {
  const { t } = useTexts();
  const words = useWords();
  const failures = mark.events.filter(({ role }) => role === 'FAILURE').length;
  const title = t('timeline.many', { count: mark.events.length, failures });
  const isOpened = mark.events.some(({ id }) => id === opened);
  return (
    <Popover
      aria-label={title}
      headerContent={title}
      bodyContent={(hide) => (
        <ul className="wb-many">
          {mark.events.map((event) => (
            <li key={event.id}>
              <button
                type="button"
                className="wb-one-of-many"
                onClick={() => {
                  hide();
                  onOpen(event.id);
                }}
              >
                {words(event, skewed.has(event.id))}
              </button>
            </li>
          ))}
        </ul>
      )}
    >
      <button
        type="button"
        data-order={mark.order}
        tabIndex={mark.order === entry ? 0 : -1}
        className={`wb-mark wb-cluster wb-${failures > 0 ? 'FAILURE' : 'PROGRESS'}${isOpened ? ' wb-opened' : ''}`}
        style={{ ...place(mark.at), top: `${mark.row * ROW + 0.25}rem` }}
        aria-label={title}
      >
        {mark.events.length}
      </button>
    </Popover>
  );
}

function useWords(): (event: LinkedEvent, isSkewed: boolean) => string {
  const { t, format } = useTexts();
  return (event, isSkewed) => {
    const name = unturned(event.name || t('event.unnamed'));
    const words = `${t(`role.${event.role}`)}: ${name}, ${format.preciseTime(event.createdAt)}`;
    return isSkewed ? `${words} (${t('timeline.skewed')})` : words;
  };
}
