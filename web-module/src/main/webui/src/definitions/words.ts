import type { Correlator, Definition } from '../api/types';
import type { Formats } from '../format/format';
import type { Translate } from '../text/text';

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
