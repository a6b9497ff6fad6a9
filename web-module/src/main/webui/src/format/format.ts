import { spansFor, type Spans } from './spans';

/** Numbers, moments and durations as the reader's locale writes them, in the reader's zone. Pure. */
export interface Formats extends Spans {
  /** To the second. */
  moment(at: string): string;
  /** To the microsecond, as the API gave it. */
  preciseMoment(at: string): string;
  /** The time of day to the microsecond, for events that lie close together. */
  preciseTime(at: string): string;
  /** The two largest units that say something: `1 min 5 s`, `234 ms`. */
  duration(millis: number): string;
  number(value: number): string;
  /** To three digits: what is measured is no more exact. */
  rate(value: number): string;
  /** A share between 0 and 1; `< 0.1 %` for what is more than nothing and would be written as 0. */
  percent(share: number): string;
  bytes(size: number): string;
  /** The zone of all moments, with its present offset. */
  zone: string;
  /** Its name alone, as the API takes it. */
  timeZone: string;
}

export function formatsFor(
  locale: string,
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): Formats {
  const date: Intl.DateTimeFormatOptions = { timeZone, year: 'numeric', month: 'short', day: 'numeric' };
  const time: Intl.DateTimeFormatOptions = {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  };
  const moment = new Intl.DateTimeFormat(locale, { ...date, ...time });
  const precise = new Intl.DateTimeFormat(locale, { ...date, ...time, fractionalSecondDigits: 3 });
  const preciseTime = new Intl.DateTimeFormat(locale, { ...time, fractionalSecondDigits: 3 });
  const number = new Intl.NumberFormat(locale);
  const rate = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

  return {
    ...spansFor(locale, timeZone),
    moment: (at) => moment.format(new Date(at)),
    preciseMoment: (at) => withMicros(precise, at),
    preciseTime: (at) => withMicros(preciseTime, at),
    duration: (millis) => duration(locale, millis),
    number: (value) => number.format(value),
    rate: (value) => (value >= 1000 ? number.format(Math.round(value)) : rate.format(value)),
    percent: (share) => {
      if (share > 0 && share < 0.001) {
        return `< ${percent.format(0.001)}`;
      }
      // What is not all is not written as all.
      return percent.format(share < 1 ? Math.min(share, 0.999) : share);
    },
    bytes: (size) => bytes(locale, size),
    zone: zoneWithOffset(locale, timeZone),
    timeZone,
  };
}

/** Microseconds since 1970; exact, since it stays below 2^53 until the year 2255. */
export function micros(at: string): number {
  return Math.floor(Date.parse(at) / 1000) * 1_000_000 + Number(fraction(at));
}

/** The six digits behind the seconds of an RFC 3339 moment. */
function fraction(at: string): string {
  return (/\.(\d+)/.exec(at)?.[1] ?? '').padEnd(6, '0').slice(0, 6);
}

function withMicros(format: Intl.DateTimeFormat, at: string): string {
  return format
    .formatToParts(new Date(at))
    .map((part) => (part.type === 'fractionalSecond' ? fraction(at) : part.value))
    .join('');
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

function duration(locale: string, millis: number): string {
  if (millis < 0) {
    return `−${duration(locale, -millis)}`;
  }
  const unit = (value: number, name: string, fractionDigits = 0) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: fractionDigits,
    }).format(value);
  if (millis < 1000) {
    return unit(millis, 'millisecond', millis < 10 ? 3 : 0);
  }
  if (millis < 59_950) {
    return unit(millis / 1000, 'second', millis < 10_000 ? 2 : 1);
  }
  let rest = Math.round(millis / 1000) * 1000;
  const said: string[] = [];
  for (const [name, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) {
      said.push(unit(count, name));
    }
    if (said.length === 2 || (said.length === 1 && count === 0)) {
      break;
    }
  }
  return said.join(' ');
}

function bytes(locale: string, size: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const power = size < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(size) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(size / 1000 ** power);
}

function zoneWithOffset(locale: string, timeZone: string): string {
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find((part) => part.type === 'timeZoneName')?.value;
  return offset === undefined || offset === timeZone ? timeZone : `${timeZone} (${offset})`;
}
