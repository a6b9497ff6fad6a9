import { describe, expect, it } from 'vitest';
import { translatorFor } from '../../text/text';
import { check } from './check';
import { contentOf, swapped } from './content';
import { asKind, correlatorsOf, kindOf, withCorrelators } from './correlators';
import { changed, parse, print, type JsonObject } from './json';
import { seededDefinition } from './seeded';
import { SPEECHES } from '../../test.speeches';

const t = translatorFor(SPEECHES.en);
const fields = (content: JsonObject, name?: string) => check(t, content, name).map(({ field }) => field);
const CLAIM: JsonObject = { name: 'claim', events: [{ role: 'start', eventName: 'ClaimOpened' }] };

describe('the form', () => {
  it('loses nothing that it does not know, whatever it changes', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const content = seededDefinition(seed);
      const text = print(changed(content, ['limits', 'silentFor'], 'PT1H'));
      const read = parse(text);
      const back = changed(
        read.isJson ? read.value : null,
        ['limits', 'silentFor'],
        (content.limits as JsonObject | undefined)?.silentFor,
      );
      expect(back, `seed ${seed}`).toEqual({ ...content, limits: content.limits ?? {} });
      expect(
        withCorrelators(
          content,
          correlatorsOf(content).map(({ rule }) => rule),
        ).$schema,
      ).toEqual(content.$schema);
    }
  });

  it('finds nothing wrong with a definition that can be', () => {
    for (let seed = 1; seed <= 200; seed++) {
      expect(check(t, seededDefinition(seed)), `seed ${seed}`).toEqual([]);
    }
  });

  it('writes one correlator alone and several in a list, at the place where it was', () => {
    const one: JsonObject = { name: 'a', correlator: 'global', events: [] };
    const two = withCorrelators(one, ['global', { field: 'order' }]);
    expect(Object.entries(two)[1]).toEqual(['correlators', ['global', { field: 'order' }]]);
    expect(withCorrelators(two, [{ field: 'order' }])).toEqual({ ...one, correlator: { field: 'order' } });
  });

  it('takes what a correlator says along to another place', () => {
    expect(asKind({ field: 'order', name: 'o' }, 'property')).toEqual({ property: 'order', name: 'o' });
    expect(asKind({ xpath: '/a', namespaces: { a: 'b' } }, 'jsonPath')).toEqual({ jsonPath: '/a' });
    expect(asKind({ field: 'order' }, 'global')).toBe('global');
    expect(kindOf({ nothing: 1 })).toBeUndefined();
  });

  it('moves one of a list up and down', () => {
    expect(swapped(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
});

it('what the API says besides cannot be edited', () => {
  expect(
    contentOf({
      ...CLAIM,
      version: 3,
      state: 'ACTIVE',
      validFrom: '1970-01-01T00:00:00Z',
      draft: null,
      warnings: [],
    }),
  ).toEqual(CLAIM);
});

describe('a definition is checked as it is typed', () => {
  it.each<[string, JsonObject, string]>([
    ['a name that cannot be', { ...CLAIM, name: '-x' }, 'name'],
    ['no events', { ...CLAIM, events: [] }, 'events'],
    ['a role that there is not', { ...CLAIM, events: [{ role: 'begin' }] }, 'events[0].role'],
    ['a misspelt member', { ...CLAIM, limits: { endWithn: 'PT5M' } }, 'limits.endWithn'],
    ['a duration that is none', { ...CLAIM, limits: { endWithin: '5 min' } }, 'limits.endWithin'],
    ['a duration of nothing', { ...CLAIM, limits: { silentFor: 'PT0S' } }, 'limits.silentFor'],
    ['a stage that there is not', { ...CLAIM, events: [{ role: 'end', stage: 'x' }] }, 'events[0].stage'],
    [
      'two milestones of one name',
      { ...CLAIM, milestones: [{ name: 'a' }, { name: 'a' }] },
      'milestones[1].name',
    ],
    ['a list that is none', { ...CLAIM, keys: 'customer' }, 'keys'],
    ['a correlator without its field', { ...CLAIM, correlator: { field: '' } }, 'correlator.field'],
    ['both kinds of correlators', { ...CLAIM, correlator: 'global', correlators: ['local'] }, 'correlator'],
  ])('%s is named with its field', (_, content, field) => {
    expect(fields(content)).toEqual([field]);
  });

  it('settling may take no time at all', () => {
    expect(fields({ ...CLAIM, limits: { settle: 'PT0S' } })).toEqual([]);
  });

  it('the name of one that exists stays', () => {
    expect(fields({ ...CLAIM, name: 'claims' }, 'claim')).toEqual(['name']);
  });
});
