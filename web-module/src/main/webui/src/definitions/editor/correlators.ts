import { changed, isObject, type Json, type JsonObject } from './json';

/** Where a correlator can be: a word of its own, or a member that says where exactly. */
export const WORDS = ['global', 'parent', 'local', 'traceparent'] as const;
export const MEMBERS = ['field', 'property', 'xpath', 'jsonPointer', 'jsonPath'] as const;
export type Kind = (typeof WORDS)[number] | (typeof MEMBERS)[number];

/** The correlators, the name of choice first, and the field under which each is known to the API. */
export function correlatorsOf(
  content: JsonObject,
): { field: string; path: (string | number)[]; rule: Json }[] {
  const several = content.correlators;
  return Array.isArray(several)
    ? several.map((rule, i) => ({ field: `correlators[${i}]`, path: ['correlators', i], rule }))
    : [{ field: 'correlator', path: ['correlator'], rule: content.correlator ?? 'global' }];
}

/** One correlator stands alone, several in a list; the place in the text stays. */
export function withCorrelators(content: JsonObject, rules: readonly Json[]): JsonObject {
  const isList = rules.length !== 1;
  const value: Json = isList ? [...rules] : (rules[0] ?? 'global');
  const name = isList ? 'correlators' : 'correlator';
  const has = 'correlators' in content || 'correlator' in content;
  if (!has) {
    return changed(content, [name], value) as JsonObject;
  }
  let isDone = false;
  return Object.fromEntries(
    Object.entries(content).flatMap(([member, old]): [string, Json][] => {
      if (member !== 'correlator' && member !== 'correlators') {
        return [[member, old]];
      }
      const first = !isDone;
      isDone = true;
      return first ? [[name, value]] : [];
    }),
  );
}

export function kindOf(rule: Json | undefined): Kind | undefined {
  return isObject(rule)
    ? MEMBERS.find((member) => typeof rule[member] === 'string')
    : WORDS.find((word) => word === rule);
}

/** The same correlator, somewhere else: its name and what it says go along where they can. */
export function asKind(rule: Json, kind: Kind): Json {
  const word = WORDS.find((one) => one === kind);
  if (word !== undefined) {
    return word;
  }
  const before = kindOf(rule);
  const text = isObject(rule) && before !== undefined ? (rule[before] ?? '') : '';
  const rest = isObject(rule) ? Object.entries(rule).filter(([member]) => member !== before) : [];
  return Object.fromEntries([
    [kind, text],
    ...rest.filter(([member]) => member !== 'namespaces' || kind === 'xpath'),
  ]);
}
