import type { BucketWidth } from '../api/rollups';

/** Pieces of time as the reader's locale writes them, on an axis and in full. Pure. */
export interface Spans {
  /** Where a bucket begins, as short as an axis needs it: the day at midnight, else the time. */
  tick(at: string, width: BucketWidth): string;
  /** A bucket from its beginning to its end. */
  span(from: string, to: string, width: BucketWidth): string;
}

export function spansFor(locale: string, timeZone: string): Spans {
  const day: Intl.DateTimeFormatOptions = { timeZone, day: 'numeric', month: 'short' };
  const clock: Intl.DateTimeFormatOptions = { timeZone, hour: '2-digit', minute: '2-digit' };
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const onlyClock = format(clock);
  const onlyDay = format(day);
  const onlyMonth = format({ timeZone, month: 'short', year: 'numeric' });
  const clocks = format({ ...day, ...clock });
  const weekday = format({ ...day, weekday: 'short', year: 'numeric' });
  const days = format({ ...day, year: 'numeric' });
  const months = format({ timeZone, month: 'long', year: 'numeric' });

  return {
    tick: (at, width) => {
      const date = new Date(at);
      switch (width) {
        case 'QUARTER_HOUR':
        case 'HOUR': {
          const { hour, minute } = partsOf(at, timeZone);
          return (hour === 0 && minute === 0 ? onlyDay : onlyClock).format(date);
        }
        case 'DAY':
        case 'WEEK':
          return onlyDay.format(date);
        case 'MONTH':
          return onlyMonth.format(date);
      }
    },
    span: (from, to, width) => {
      const [begin, end] = [new Date(from), new Date(to)];
      switch (width) {
        case 'QUARTER_HOUR':
        case 'HOUR':
          return clocks.formatRange(begin, end);
        case 'DAY':
          return weekday.format(begin);
        case 'WEEK':
          return days.formatRange(begin, new Date(end.getTime() - 1));
        case 'MONTH':
          return months.format(begin);
      }
    },
  };
}

/** What clock and calendar of a zone show at a moment. */
export interface ClockParts {
  month: number;
  day: number;
  /** 0 is Monday. */
  weekday: number;
  hour: number;
  minute: number;
}

export function partsOf(at: string, timeZone: string): ClockParts {
  const parts = partFormat(timeZone).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    month: Number(part('month')),
    day: Number(part('day')),
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')),
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  };
}

/** To make a format takes long, and an axis asks hundreds of times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function partFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) {
    return known;
  }
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}
