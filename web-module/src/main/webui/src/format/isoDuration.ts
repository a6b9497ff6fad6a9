/** Durations as people type them (`500 ms`, `2 min`, `1 h 30 min`, `PT5M`) and as the API takes them (ISO 8601). Pure. */

/** Units, the larger first, with the words that people type for them in English and German. */
const UNITS: readonly [millis: number, words: readonly string[]][] = [
  [86_400_000, ['d', 'day', 'days', 'tag', 'tage']],
  [3_600_000, ['h', 'hr', 'hrs', 'hour', 'hours', 'std', 'stunde', 'stunden']],
  [60_000, ['m', 'min', 'mins', 'minute', 'minutes', 'minuten']],
  [1000, ['s', 'sec', 'secs', 'second', 'seconds', 'sek', 'sekunde', 'sekunden']],
  [1, ['ms', 'millisecond', 'milliseconds', 'millisekunde', 'millisekunden']],
];

const ISO = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;
const PART = /(\d+(?:[.,]\d+)?)\s*([a-z]+)\.?\s*/giy;

/** In milliseconds; undefined for what is no duration. A number alone has no unit and is none. */
export function readDuration(text: string): number | undefined {
  const trimmed = text.trim();
  const iso = ISO.exec(trimmed);
  if (iso !== null) {
    const [, days, hours, minutes, seconds] = iso;
    const parts = [days, hours, minutes, seconds];
    return parts.every((part) => part === undefined)
      ? undefined
      : parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (UNITS[index]?.[0] ?? 0), 0);
  }
  let sum = 0;
  let end = 0;
  for (const match of trimmed.matchAll(PART)) {
    const unit = UNITS.find(([, words]) => words.includes((match[2] ?? '').toLowerCase()));
    if (unit === undefined) {
      return undefined;
    }
    sum += Number((match[1] ?? '').replace(',', '.')) * unit[0];
    end = match.index + match[0].length;
  }
  return end > 0 && end === trimmed.length ? sum : undefined;
}

/** As the API takes it: `PT1.5S`. */
export function isoDuration(millis: number): string {
  return `PT${String(Math.round(millis) / 1000)}S`;
}
