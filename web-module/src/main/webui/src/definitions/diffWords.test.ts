import { expect, it } from 'vitest';
import { formatsFor } from '../format/format';
import { translatorFor } from '../text/text';
import { changedValueText, pathText } from './diffWords';
import { SPEECHES } from '../test.speeches';

const t = translatorFor(SPEECHES.en);
const format = formatsFor('en-US', 'UTC');

it.each([
  ['limits.endWithin', 'Limits: End within'],
  ['events[2].source', 'Pattern 3: Source address'],
  ['somethingNew[0]', 'somethingNew 1'],
  ['correlator.jsonPath', 'Correlator: jsonPath'],
])('the changed field %s is called "%s"', (path, words) => {
  expect(pathText(t, path)).toBe(words);
});

it.each([
  ['limits.endWithin', 'PT5M', '5 min (PT5M)'],
  ['description', 'An order', 'An order'],
  ['events[0].role', 'start', 'Start'],
  [
    'events[4]',
    { role: 'failure', flow: 'Dispatch', source: '*', final: true },
    'Failure: Dispatch · final: true',
  ],
  ['singleStart', true, 'true'],
  ['correlator', { field: 'order' }, '{ "field": "order" }'],
])('the value of %s is said in words', (path, value, words) => {
  expect(changedValueText(t, format, path, value)).toBe(words);
});
