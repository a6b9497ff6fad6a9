import type { ThProps } from '@patternfly/react-table';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Transaction } from '../api/transactions';
import type { Formats } from '../format/format';
import type { TextKey, Translate } from '../text/text';
import { Recorded } from '../ui/Recorded';
import { Keys } from './Keys';
import { Reason } from './Reason';
import { StateLabel } from './StateLabel';
import { Ticket } from './Ticket';

/** What a cell is made with. */
export interface Surroundings {
  t: Translate;
  format: Formats;
  /** The detail's address, and the list that it is opened from. */
  to: string;
  from: string;
}

export interface Column {
  title: TextKey;
  width?: ThProps['width'];
  isNarrow?: boolean;
  className?: string;
  cell: (item: Transaction, around: Surroundings) => ReactNode;
}

/** All columns that there are, in their order; the first is always shown. */
export const COLUMNS = {
  correlator: {
    title: 'transactions.correlator',
    width: 25,
    className: 'wb-correlator',
    cell: ({ correlator }, { to, from }) => (
      <Link to={to} state={{ from }}>
        <Recorded text={correlator} isClamped />
      </Link>
    ),
  },
  definition: {
    title: 'filter.definition',
    width: 10,
    cell: ({ definition }) => <Recorded text={definition} isClamped />,
  },
  version: {
    title: 'definitions.version',
    isNarrow: true,
    className: 'wb-number',
    cell: ({ lowestVersion, highestVersion }, { format }) =>
      lowestVersion === highestVersion
        ? format.number(highestVersion)
        : `${format.number(lowestVersion)} – ${format.number(highestVersion)}`,
  },
  state: {
    title: 'transactions.state',
    width: 25,
    className: 'wb-why-cell',
    cell: ({ state, findings }) => (
      <>
        <StateLabel state={state} />
        <Reason findings={findings} />
      </>
    ),
  },
  started: {
    title: 'transactions.started',
    isNarrow: true,
    cell: ({ startedAt }, { t, format }) =>
      startedAt === null ? subtle(t('transactions.startUnknown')) : format.moment(startedAt),
  },
  ended: {
    title: 'transactions.ended',
    isNarrow: true,
    cell: ({ endedAt }, { t, format }) =>
      endedAt === null ? subtle(t('transactions.stillRunning')) : format.moment(endedAt),
  },
  duration: {
    title: 'transactions.duration',
    isNarrow: true,
    cell: ({ durationMillis }, { t, format }) =>
      durationMillis === null ? subtle(t('transactions.stillRunning')) : format.duration(durationMillis),
  },
  lastEvent: {
    title: 'transactions.lastEvent',
    isNarrow: true,
    cell: ({ lastEventAt }, { format }) => format.moment(lastEventAt),
  },
  events: {
    title: 'transactions.events',
    isNarrow: true,
    className: 'wb-number',
    cell: ({ eventCount }, { format }) => format.number(eventCount),
  },
  keys: {
    title: 'transactions.keys',
    width: 20,
    cell: ({ keys }) => (keys.length > 0 ? <Keys keys={keys} shown={2} /> : null),
  },
  owner: {
    title: 'marks.owner',
    cell: ({ owner }) => <Recorded text={owner} isClamped />,
  },
  ticket: {
    title: 'marks.ticket',
    cell: ({ ticket }) => <Ticket text={ticket} isClamped />,
  },
  acknowledged: {
    title: 'filter.acknowledged',
    isNarrow: true,
    cell: ({ acknowledged }, { t }) => (acknowledged ? t('marks.acknowledged') : null),
  },
} satisfies Record<string, Column>;

export type ColumnName = keyof typeof COLUMNS;
export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];
export const USUAL_COLUMNS: readonly ColumnName[] = [
  'correlator',
  'definition',
  'state',
  'started',
  'duration',
  'events',
  'keys',
];

/** The columns that were kept, as far as they still exist; the usual ones where nothing sensible was. */
export function readColumns(kept: string | null): readonly ColumnName[] {
  const names = (kept ?? '').split(',');
  const columns = COLUMN_NAMES.filter((name) => name === 'correlator' || names.includes(name));
  return columns.length > 1 ? columns : USUAL_COLUMNS;
}

function subtle(text: string): ReactNode {
  return <span className="wb-subtle">{text}</span>;
}
