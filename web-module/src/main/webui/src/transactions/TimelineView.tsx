import { useMemo, type KeyboardEvent } from 'react';
import type { TransactionDetail } from '../api/transactions';
import { useTexts } from '../text/TextProvider';
import { goesOn, limitsOf } from './limits';
import { place } from './place';
import { skewsOf, worstOf } from './skew';
import { Skews } from './Skews';
import { StageLane } from './StageLane';
import { wordsOf } from './ticks';
import { timelineOf } from './timeline';
import { TimelineLane } from './TimelineLane';
import './timeline.css';

interface Props {
  transaction: TransactionDetail;
  /** When it was loaded, in milliseconds since 1970. */
  asOf: number;
  opened: string | null;
  onOpen: (id: string) => void;
}

/** Lanes a flow, every event at its true time, idle stretches folded. PatternFly has no timeline with true times. */
export function TimelineView({ transaction, asOf, opened, onOpen }: Props) {
  const { t, format } = useTexts();
  const { events } = transaction;
  const timeline = useMemo(
    () =>
      timelineOf(transaction.events, {
        stages: transaction.stages,
        limits: limitsOf(transaction),
        now: goesOn(transaction) ? asOf : undefined,
      }),
    [transaction, asOf],
  );
  const words = wordsOf(timeline.ticks, format);
  const skews = useMemo(() => skewsOf(events), [events]);
  const skewed = useMemo(() => new Set(skews.map(({ event }) => event)), [skews]);
  // Tab leads to the event that is open, or to the first; the arrow keys from there to all others.
  const marks = timeline.lanes.flatMap((lane) => lane.marks);
  const entry = marks.find((mark) => mark.events.some(({ id }) => id === opened))?.order ?? 0;
  return (
    <>
      <Skews skews={worstOf(skews)} />
      <p className="wb-subtle">{t('timeline.hint')}</p>
      <div
        className="wb-timeline-scroll"
        role="group"
        aria-label={t('transaction.timeline')}
        onKeyDown={moveBetweenMarks}
      >
        <div className="wb-timeline">
          <div className="wb-overlay" aria-hidden="true">
            {timeline.ticks.map((tick) => (
              <div key={tick.at} className="wb-tick" style={place(tick.at)} />
            ))}
            {timeline.gaps.map((gap) => (
              <div
                key={gap.from}
                className={gap.isFolded ? 'wb-gap wb-folded' : 'wb-gap'}
                style={place(gap.from, gap.to)}
              />
            ))}
            {timeline.limits.map((limit) => (
              <div
                key={limit.kind}
                className={isPast(limit.due, asOf) ? 'wb-limit wb-past' : 'wb-limit'}
                style={place(limit.at)}
              />
            ))}
            {timeline.now !== undefined && <div className="wb-now" style={place(timeline.now)} />}
          </div>
          <div className="wb-gap-names">
            {timeline.gaps.map((gap) => (
              <span
                key={gap.from}
                className="wb-gap-name"
                style={place(gap.from, gap.to)}
                title={t('transaction.gap', { duration: format.duration(gap.millis) })}
              >
                <span aria-hidden="true">{gap.isFolded ? '// ' : ''}</span>
                {format.duration(gap.millis)}
              </span>
            ))}
          </div>
          {timeline.stages.length > 0 && (
            <StageLane stages={timeline.stages} isOverdue={isStageOverdue(transaction, asOf)} />
          )}
          {timeline.lanes.map((lane) => (
            <TimelineLane
              key={lane.flow}
              lane={lane}
              skewed={skewed}
              entry={entry}
              opened={opened}
              onOpen={onOpen}
            />
          ))}
          <div className="wb-axis" aria-hidden="true">
            {timeline.ticks.map((tick, index) => (
              <span key={tick.at} style={place(tick.at)} className={tick.at > 0.93 ? 'wb-last' : undefined}>
                {words[index]}
              </span>
            ))}
          </div>
        </div>
      </div>
      <ul className="wb-timeline-legend">
        {timeline.limits.map(({ kind, due }) => (
          <li key={kind} className={isPast(due, asOf) ? 'wb-past' : undefined}>
            <span className="wb-limit-key" aria-hidden="true" />
            {t(isPast(due, asOf) ? `timeline.${kind}.past` : `timeline.${kind}`, {
              moment: format.moment(due),
              duration: format.duration(Math.abs(asOf - Date.parse(due))),
            })}
          </li>
        ))}
        {timeline.now !== undefined && (
          <li>
            <span className="wb-now-key" aria-hidden="true" />
            {t('timeline.now', { moment: format.moment(new Date(asOf).toISOString()) })}
          </li>
        )}
      </ul>
    </>
  );
}

function isPast(due: string, asOf: number): boolean {
  return Date.parse(due) < asOf;
}

function isStageOverdue(transaction: TransactionDetail, asOf: number): boolean {
  const { stageDueAt } = transaction.facts;
  return goesOn(transaction) && typeof stageDueAt === 'string' && isPast(stageDueAt, asOf);
}

/** Left and right go from event to event in time, across the lanes. */
function moveBetweenMarks(event: KeyboardEvent<HTMLElement>) {
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-order]')].sort(
    (a, b) => Number(a.dataset.order) - Number(b.dataset.order),
  );
  const here = marks.indexOf(event.target as HTMLElement);
  const steps: Record<string, number> = {
    ArrowLeft: here - 1,
    ArrowRight: here + 1,
    Home: 0,
    End: marks.length - 1,
  };
  const there = marks[steps[event.key] ?? -1];
  if (here >= 0 && there !== undefined) {
    event.preventDefault();
    there.focus();
  }
}
