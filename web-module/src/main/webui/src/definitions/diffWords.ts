import type { Formats } from '../format/format';
import type { TextKey, Translate } from '../text/text';
import { textAt } from './editor/content';
import { isObject, print, type Json } from './editor/json';
import { durationText, patternSummary, roleText, valueText } from './words';

/** What members of a definition are called in the pages; others keep the name that they have in the JSON. */
const NAMES: Partial<Record<string, TextKey>> = {
  name: 'definitions.name',
  description: 'definitions.description',
  correlator: 'definitions.correlator',
  correlators: 'definition.aliases',
  events: 'definition.patterns',
  keys: 'definition.keys',
  limits: 'definition.limits',
  milestones: 'definition.milestones',
  stages: 'definition.stages',
  singleStart: 'definition.singleStart',
  endWithin: 'definition.limit.endWithin',
  silentFor: 'definition.limit.silentFor',
  settle: 'definition.limit.settle',
  retryWindow: 'definition.limit.retryWindow',
  role: 'event.role',
  flow: 'definition.pattern.flow',
  source: 'definition.pattern.source',
  eventName: 'definition.pattern.eventName',
  final: 'definition.pattern.final',
  milestone: 'definition.edit.milestoneOfPattern',
  stage: 'definition.edit.stageOfPattern',
  required: 'definition.edit.required',
};

/** `events[2].source` as "Pattern 3: Source address". */
export function pathText(t: Translate, path: string): string {
  return path
    .split('.')
    .map((step) => {
      const [, name = step, place] = /^([^[]*)(?:\[(\d+)\])?$/.exec(step) ?? [];
      const key = NAMES[name];
      if (name === 'events' && place !== undefined) {
        return t('definition.edit.pattern', { number: Number(place) + 1 });
      }
      const words = key === undefined ? name : t(key);
      return place === undefined ? words : `${words} ${Number(place) + 1}`;
    })
    .join(': ');
}

/** A value that was changed, in words where there are some. */
export function changedValueText(t: Translate, format: Formats, path: string, value: unknown): string {
  const json = value as Json;
  if (/^events\[\d+\]$/.test(path) && isObject(json)) {
    return `${roleText(t, textAt(json, 'role'))}: ${patternSummary(t, json)}${rest(json)}`;
  }
  if (/\.role$/.test(path)) {
    return roleText(t, valueText(value));
  }
  if (typeof value === 'string') {
    const words = durationText(format, value);
    return words === value ? value : `${words} (${value})`;
  }
  return typeof value === 'object' ? print(json, ' ') : valueText(value);
}

/** What a pattern says besides. */
function rest(pattern: Json): string {
  const besides = isObject(pattern)
    ? Object.entries(pattern).filter(([member]) => ['final', 'milestone', 'stage'].includes(member))
    : [];
  return besides.map(([member, value]) => ` · ${member}: ${valueText(value)}`).join('');
}
