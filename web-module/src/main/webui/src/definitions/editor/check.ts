import type { FieldProblem } from '../../api/problem';
import { LIMITS, PATTERN_ROLES } from '../../api/definitions';
import type { TextKey, Translate } from '../../text/text';
import { listAt, namesAt, SAID_BESIDES, textAt } from './content';
import { correlatorsOf, kindOf } from './correlators';
import { isObject, type Json, type JsonObject } from './json';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}$/u;
const DURATION = /^P(?=[0-9T])([0-9]+D)?(T(?=[0-9])([0-9]+H)?([0-9]+M)?([0-9]+([.,][0-9]{0,9})?S)?)?$/;

/** The members that each part may have; the server says the same of any other. */
const KNOWN = {
  definition: [
    '$schema',
    'name',
    'validFrom',
    'description',
    'correlator',
    'correlators',
    'events',
    'keys',
    'limits',
    'milestones',
    'stages',
    'singleStart',
    ...SAID_BESIDES,
  ],
  event: ['role', 'flow', 'source', 'eventName', 'final', 'milestone', 'stage'],
  milestone: ['name', 'required'],
  stage: ['name', 'endWithin', 'silentFor'],
  correlator: ['field', 'property', 'xpath', 'jsonPointer', 'jsonPath', 'namespaces', 'name'],
};

/**
 * What can be said about a definition without asking the server, which has the last word: names, durations, and what refers to
 * what.
 *
 * @param name the name that it must have, if it is one that exists
 */
export function check(t: Translate, content: Json, name?: string): FieldProblem[] {
  if (!isObject(content)) {
    return [{ field: '', problem: t('definition.check.object') }];
  }
  const checked = new Check(t, content);
  checked.definition(name);
  return checked.problems;
}

class Check {
  readonly problems: FieldProblem[] = [];

  constructor(
    private readonly t: Translate,
    private readonly content: JsonObject,
  ) {}

  definition(name: string | undefined) {
    this.members('', this.content, KNOWN.definition);
    const called = textAt(this.content, 'name');
    if (name !== undefined && called !== name) {
      this.wrong('name', 'definition.check.nameStays', { name });
    } else if (!NAME.test(called)) {
      this.wrong('name', called === '' ? 'definition.check.missing' : 'definition.check.name');
    }
    for (const list of ['correlators', 'events', 'keys', 'milestones', 'stages']) {
      if (this.content[list] != null && !Array.isArray(this.content[list])) {
        this.wrong(list, 'definition.check.list');
      }
    }
    this.correlators();
    this.events();
    listAt(this.content, 'keys').forEach((key, i) => {
      if (typeof key !== 'string' || key === '' || key.length > 100) {
        this.wrong(`keys[${i}]`, 'definition.check.length');
      }
    });
    const limits = this.content.limits ?? {};
    if (isObject(limits)) {
      this.members('limits.', limits, LIMITS);
      LIMITS.forEach((limit) => this.duration(`limits.${limit}`, limits[limit], limit === 'settle'));
    } else {
      this.wrong('limits', 'definition.check.object');
    }
    this.named('milestones', KNOWN.milestone);
    this.named('stages', KNOWN.stage, (field, stage) => {
      this.duration(`${field}.endWithin`, stage.endWithin);
      this.duration(`${field}.silentFor`, stage.silentFor);
    });
  }

  private correlators() {
    if (this.content.correlator != null && this.content.correlators != null) {
      this.wrong('correlator', 'definition.check.bothCorrelators');
    }
    if (Array.isArray(this.content.correlators) && this.content.correlators.length === 0) {
      this.wrong('correlators', 'definition.check.empty');
    }
    for (const { field, rule } of correlatorsOf(this.content)) {
      const kind = kindOf(rule);
      if (kind === undefined) {
        this.wrong(field, 'definition.check.correlator');
      } else if (isObject(rule)) {
        this.members(`${field}.`, rule, KNOWN.correlator);
        if (rule[kind] === '') {
          this.wrong(`${field}.${kind}`, 'definition.check.missing');
        }
      }
    }
  }

  private events() {
    const events = listAt(this.content, 'events');
    const targets = {
      milestone: new Set(namesAt(this.content, 'milestones')),
      stage: new Set(namesAt(this.content, 'stages')),
    };
    if (events.length === 0) {
      this.wrong('events', 'definition.check.empty');
    }
    events.forEach((event, i) => {
      const field = `events[${i}]`;
      if (!isObject(event)) {
        this.wrong(field, 'definition.check.object');
        return;
      }
      this.members(`${field}.`, event, KNOWN.event);
      if (!PATTERN_ROLES.some((role) => role === event.role)) {
        this.wrong(`${field}.role`, 'definition.check.role');
      }
      for (const kind of ['milestone', 'stage'] as const) {
        const target = textAt(event, kind);
        if (target !== '' && !targets[kind].has(target)) {
          this.wrong(`${field}.${kind}`, `definition.check.${kind}`, { name: target });
        }
      }
    });
  }

  private named(list: string, known: string[], more?: (field: string, one: JsonObject) => void) {
    const names = new Set<string>();
    listAt(this.content, list).forEach((one, i) => {
      const field = `${list}[${i}]`;
      if (!isObject(one)) {
        this.wrong(field, 'definition.check.object');
        return;
      }
      this.members(`${field}.`, one, known);
      const name = textAt(one, 'name');
      if (name === '' || name.length > 100) {
        this.wrong(`${field}.name`, 'definition.check.length');
      } else if (names.has(name)) {
        this.wrong(`${field}.name`, 'definition.check.twice', { name });
      }
      names.add(name);
      more?.(field, one);
    });
  }

  private duration(field: string, value: Json | undefined, mayBeZero = false) {
    if (value == null) {
      return;
    }
    if (typeof value !== 'string' || !DURATION.test(value)) {
      this.wrong(field, 'definition.check.duration');
    } else if (!mayBeZero && !/[1-9]/.test(value)) {
      this.wrong(field, 'definition.check.zero');
    }
  }

  private members(prefix: string, object: JsonObject, known: readonly string[]) {
    for (const member of Object.keys(object)) {
      if (!known.includes(member)) {
        this.wrong(prefix + member, 'definition.check.unknown', { known: known.slice(0, 13).join(', ') });
      }
    }
  }

  private wrong(field: string, key: TextKey, parameters?: Record<string, string>) {
    this.problems.push({ field, problem: this.t(key, parameters) });
  }
}
