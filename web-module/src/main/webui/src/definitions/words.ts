import { type Correlator, type Definition, PATTERN_ROLES, type PatternRole } from '../api/definitions';
import type { Role } from '../api/events';
import type { Formats } from '../format/format';
import type { Translate } from '../text/text';
import { textAt } from './editor/content';
import type { Json } from './editor/json';

/** What the events of a definition have in common, in words; several names in the order of choice. */
export function correlatorText(
  t: Translate,
  definition: Pick<Definition, 'correlator' | 'correlators'>,
): string {
  const { correlator = 'global', correlators = [correlator] } = definition;
  return correlators.map((one) => oneCorrelator(t, one)).join(', ');
}

function oneCorrelator(t: Translate, correlator: Correlator): string {
  if (typeof correlator !== 'string') {
    return correlator.field === undefined
      ? (correlator.name ??
          correlator.property ??
          correlator.xpath ??
          correlator.jsonPointer ??
          correlator.jsonPath ??
          '')
      : t('definition.correlator.field', { field: correlator.field });
  }
  switch (correlator) {
    case 'global':
    case 'parent':
    case 'local':
    case 'traceparent':
      return t(`definition.correlator.${correlator}`);
    default:
      return correlator;
  }
}

const UNITS: [RegExp, number][] = [
  [/(\d+)D/, 86_400_000],
  [/T.*?(\d+)H/, 3_600_000],
  [/T.*?(\d+)M/, 60_000],
  [/T.*?(\d+(?:\.\d+)?)S/, 1000],
];

/** An ISO 8601 duration (`PT5M`) in the reader's words; what is none is shown as it is. */
export function durationText(format: Formats, iso: string): string {
  if (!/^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/.test(iso)) {
    return iso;
  }
  return format.duration(
    UNITS.reduce((millis, [unit, size]) => millis + Number(unit.exec(iso)?.[1] ?? 0) * size, 0),
  );
}

/** From when on a version is in force; the first one of most definitions has always been. */
export function validFromText(
  t: Translate,
  validFrom: string | null,
  words: (moment: string) => string,
): string {
  if (validFrom === null) {
    return t('definitions.draft');
  }
  return Date.parse(validFrom) === 0 ? t('definitions.always') : words(validFrom);
}

/** A role as definitions write it, in the reader's words; what is none is shown as it is. */
export function roleText(t: Translate, role: string): string {
  const known = PATTERN_ROLES.find((one) => one === role);
  return known === undefined ? role : t(`role.${roleOf(known)}`);
}

/** The same role as events bear it. */
export function roleOf(role: PatternRole): Role {
  return role.toUpperCase() as Role;
}

/** Which events a pattern means, in one line. */
export function patternSummary(t: Translate, pattern: Json): string {
  const said = (['flow', 'source', 'eventName'] as const)
    .map((member) => textAt(pattern, member))
    .filter((text) => text !== '' && text !== '*');
  return said.length === 0 ? t('definition.pattern.every') : said.join(' · ');
}

/** A value of a definition's JSON: texts without quotes, the rest as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** From when to when a version is in force. */
export function reignText(
  t: Translate,
  { state, validFrom, validUntil }: Pick<Definition, 'state' | 'validFrom' | 'validUntil'>,
  words: (moment: string) => string,
): string {
  if (state === 'DRAFT') {
    return validFrom === null
      ? t('definition.reign.draft')
      : t('definition.reign.draftFrom', { from: words(validFrom) });
  }
  const from = validFrom !== null && Date.parse(validFrom) !== 0 ? words(validFrom) : '';
  if (validUntil === null) {
    return from === '' ? t('definition.reign.ever') : t('definition.reign.from', { from });
  }
  const until = words(validUntil);
  return from === ''
    ? t('definition.reign.until', { until })
    : t('definition.reign.between', { from, until });
}
