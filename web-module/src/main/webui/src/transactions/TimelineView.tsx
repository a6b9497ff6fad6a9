import { Tooltip } from '@patternfly/react-core';
import { useMemo, type CSSProperties } from 'react';
import type { LinkedEvent } from '../api/types';
import { ROLE_ICONS } from '../events/RoleLabel';
import { useTexts } from '../text/TextProvider';
import { timelineOf, type Lane } from './timeline';

interface Props {
  events: readonly LinkedEvent[];
  opened: string | null;
  onOpen: (id: string) => void;
}

/** A stretch's or a moment's place on the width. */
function place(from: number, to?: number): CSSProperties {
  return { left: `${from * 100}%`, width: to === undefined ? undefined : `${(to - from) * 100}%` };
}

/** Lanes a flow, every event at its true time, long gaps named. PatternFly has no timeline with true times. */
export function TimelineView({ events, opened, onOpen }: Props) {
  const { t, format } = useTexts();
  const timeline = useMemo(() => timelineOf(events), [events]);
  return (
    <>
      <p className="wb-subtle">{t('transaction.timelineHint')}</p>
      <div className="wb-timeline-scroll" role="group" aria-label={t('transaction.timeline')} tabIndex={0}>
        <div className="wb-timeline">
          <div className="wb-overlay">
            {timeline.gaps.map((gap) => (
              <div key={gap.from} className="wb-gap" style={place(gap.from, gap.to)} />
            ))}
            {timeline.ticks.map((tick) => (
              <div key={tick.at} className="wb-tick" style={place(tick.at)} />
            ))}
          </div>
          {timeline.lanes.map((lane) => (
            <LaneView key={lane.flow} lane={lane} opened={opened} onOpen={onOpen} />
          ))}
          <div className="wb-gap-names">
            {timeline.gaps.map((gap) => (
              <div key={gap.from} className="wb-gap-name" style={place(gap.from, gap.to)}>
                {t('transaction.gap', { duration: format.duration(gap.millis) })}
              </div>
            ))}
          </div>
          <div className="wb-axis" aria-hidden="true">
            {timeline.ticks.map((tick) => (
              <span key={tick.at} style={place(tick.at)} className={tick.at > 0.93 ? 'wb-last' : undefined}>
                {tick.millis === 0 ? '0' : `+${format.duration(tick.millis)}`}
              </span>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

const ROW = 1.75;

function LaneView({ lane, opened, onOpen }: { lane: Lane } & Omit<Props, 'events'>) {
  const { t, format } = useTexts();
  return (
    <div className="wb-lane" role="group" aria-label={lane.flow}>
      <div className="wb-lane-name" title={lane.flow}>
        <span>{lane.flow}</span>
      </div>
      <div className="wb-track" style={{ height: `${lane.rows * ROW + 0.25}rem` }}>
        {lane.bars.map((bar) => (
          <div key={`${bar.from}-${bar.to}`} className="wb-bar" style={place(bar.from, bar.to)} />
        ))}
        {lane.marks.map(({ event, at, row }) => {
          const Icon = ROLE_ICONS[event.role];
          const name = event.name || t('event.unnamed');
          const words = `${t(`role.${event.role}`)}: ${name}, ${format.preciseTime(event.createdAt)}`;
          return (
            <Tooltip key={event.id} content={event.failure === '' ? words : `${words}. ${event.failure}`}>
              <button
                type="button"
                className={`wb-mark wb-${event.role}${event.id === opened ? ' wb-opened' : ''}`}
                style={{ ...place(at), top: `${row * ROW + 0.25}rem` }}
                aria-label={words}
                aria-pressed={event.id === opened}
                onClick={() => onOpen(event.id)}
              >
                <Icon />
              </button>
            </Tooltip>
          );
        })}
      </div>
    </div>
  );
}
