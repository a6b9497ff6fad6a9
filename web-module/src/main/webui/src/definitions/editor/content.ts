import type { Definition } from '../../api/definitions';
import { changed, isObject, type Json, type JsonObject } from './json';

/** What the API says of a definition besides, and what is counted there. */
export const SAID_BESIDES = [
  'version',
  'state',
  'validUntil',
  'author',
  'activatedAt',
  'changedAt',
  'warnings',
  'versions',
  'draft',
  'edition',
];

/** What can be edited of an answer, without what says nothing. */
export function contentOf(definition: object): JsonObject {
  const content = Object.entries(definition as JsonObject).filter(
    ([name, value]) => !SAID_BESIDES.includes(name) && value !== null,
  );
  // What has been in force for ever names no moment.
  return Object.fromEntries(
    content.filter(
      ([name, value]) => name !== 'validFrom' || typeof value !== 'string' || Date.parse(value) !== 0,
    ),
  );
}

/** A draft for a new version: the moment of the version before says nothing about it. */
export function contentOfNext(definition: Definition): JsonObject {
  const content = contentOf(definition);
  return definition.state === 'DRAFT' ? content : (changed(content, ['validFrom'], undefined) as JsonObject);
}

/** Where a new definition begins. */
export const TEMPLATE: JsonObject = {
  name: '',
  description: '',
  correlator: 'global',
  events: [
    { role: 'start', flow: '*' },
    { role: 'end', flow: '*' },
  ],
  keys: [],
  limits: {},
};

/* What the form reads: what is not of the kind that it must be reads as absent, and stays in the JSON. */

export function textAt(value: Json | undefined, name: string): string {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
}

export function listAt(value: Json | undefined, name: string): Json[] {
  const list = isObject(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}

export function textsAt(value: Json | undefined, name: string): string[] {
  return listAt(value, name).filter((one) => typeof one === 'string');
}

export function namesAt(value: Json | undefined, name: string): string[] {
  return listAt(value, name)
    .map((one) => textAt(one, 'name'))
    .filter((one) => one !== '');
}

export function flagAt(value: Json | undefined, name: string): boolean | undefined {
  const flag = isObject(value) ? value[name] : undefined;
  return typeof flag === 'boolean' ? flag : undefined;
}

/** A list with two of its elements changed about. */
export function swapped(list: readonly Json[], one: number, other: number): Json[] {
  return list.map((value, index) => list[index === one ? other : index === other ? one : index] ?? value);
}
