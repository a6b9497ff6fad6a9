import { describe, expect, it } from 'vitest';
import type { Definition, DefinitionChange } from '../api/definitions';
import { progressOf } from './job';
import { fits, lastChanges, lifeOf } from './life';
import { mediaTypeOf } from './importing';

const NOW = new Date('2026-11-30T12:00:00Z');
const change = (action: DefinitionChange['action'], author: string, name = 'claim'): DefinitionChange => ({
  number: 1,
  name,
  version: 1,
  action,
  from: null,
  author,
  at: NOW.toISOString(),
  differences: [],
});

describe('a definition', () => {
  it('whose reign has yet to begin is planned', () => {
    expect(lifeOf({ state: 'ACTIVE', validFrom: '2026-12-01T00:00:00Z' }, NOW)).toBe('PLANNED');
    expect(lifeOf({ state: 'ACTIVE', validFrom: '1970-01-01T00:00:00Z' }, NOW)).toBe('ACTIVE');
    expect(lifeOf({ state: 'DRAFT', validFrom: null }, NOW)).toBe('DRAFT');
  });

  it('shows who did the last thing to it, and whether a draft waits', () => {
    const last = lastChanges([
      change('RETIRED', 'ada'),
      change('CHANGED_DRAFT', 'grace'),
      change('ACTIVATED', 'edsger', 'order'),
      change('CREATED_DRAFT', 'edsger', 'order'),
    ]);
    expect(last.get('claim')).toMatchObject({ author: 'ada', hasDraft: true });
    expect(last.get('order')).toMatchObject({ author: 'edsger', hasDraft: false });
  });

  it('is found by a part of its name or of a flow, whatever its case', () => {
    const claim = {
      name: 'claim',
      description: '',
      state: 'ACTIVE',
      validFrom: '1970-01-01T00:00:00Z',
      events: [{ role: 'start', flow: 'Intake' }],
    } as unknown as Definition;
    expect(fits(claim, { text: 'INTA', state: '' }, NOW)).toBe(true);
    expect(fits(claim, { text: 'claim', state: 'RETIRED' }, NOW)).toBe(false);
  });
});

it.each([
  ['RUNNING', 0, 0, 0],
  ['RUNNING', 50, 200, 25],
  ['RUNNING', 250, 200, 99],
  ['DONE', 180, 200, 100],
] as const)(
  'a job that is %s and has scanned %d of %d is at %d percent',
  (state, scanned, estimated, percent) => {
    expect(progressOf({ state, scanned, estimated } as Parameters<typeof progressOf>[0])).toBe(percent);
  },
);

it.each([
  ['<businessTransaction/>', 'application/xml'],
  ['\ufeff  <a/>', 'application/xml'],
  ['{"definitions": []}', 'application/json'],
  ['', 'application/json'],
])('the file %s is sent as %s', async (text, type) => {
  expect(await mediaTypeOf(new Blob([text]))).toBe(type);
});
