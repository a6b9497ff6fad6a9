import { describe, expect, it } from 'vitest';
import { formatsFor } from '../format/format';
import { finding } from '../sampleEvents';
import { speechOf, translatorFor, type Language } from '../text/text';
import { findingText, reasonText } from './findings';

const AT = '2026-11-30T12:05:00.000000Z';

async function inLanguage(language: Language) {
  return [translatorFor(await speechOf(language)), formatsFor(language, 'Europe/Berlin')] as const;
}

describe('what was found out', () => {
  it('is said in the language, and in the zone, of the reader', async () => {
    const overdue = finding('STAGE_EVENT_OVERDUE', { names: ['packing'], at: AT, spanMillis: 300_000 });
    expect(findingText(overdue, ...(await inLanguage('en')))).toBe(
      'no event in stage “packing” within 5 min, overdue since Nov 30, 2026, 01:05:00 PM',
    );
    expect(findingText(overdue, ...(await inLanguage('de')))).toBe(
      'kein Ereignis im Abschnitt „packing“ innerhalb von 5 Min., überfällig seit 30. Nov. 2026, 13:05:00',
    );
  });

  it('is said whole where a limit is not known any more', async () => {
    const overdue = finding('END_OVERDUE', { at: AT });
    expect(findingText(overdue, ...(await inLanguage('en')))).toMatch(/^no end within its limit, overdue/);
  });

  it.each([
    [['paid'], 'end seen, milestone “paid” missing'],
    [['paid', 'packed'], 'end seen, milestones “paid”, “packed” missing'],
  ])('has the plural of the milestones %j', async (names, text) => {
    expect(findingText(finding('MILESTONES_MISSING', { names }), ...(await inLanguage('en')))).toBe(text);
  });

  it.each(['ATTEMPTS_NOT_GIVEN_UP', 'ATTEMPTS_WITHOUT_END'] as const)(
    'of %s ends with the text of the failure, where there is one',
    async (kind) => {
      const english = await inLanguage('en');
      const words = findingText(finding(kind, { count: 2 }), ...english);
      expect(words).toMatch(/^2 attempts failed, /);
      expect(findingText(finding(kind, { count: 2, text: 'refused' }), ...english)).toBe(`${words}: refused`);
    },
  );

  it('makes one sentence of a state, the text of a failure as it was recorded', async () => {
    const english = await inLanguage('en');
    const findings = [finding('FAILED', { text: '{text} <b>' }), finding('ENDED_AFTER_FAILURE')];
    expect(reasonText(findings, ...english)).toBe('{text} <b>; ended after failure');
    expect(reasonText([finding('FAILED')], ...english)).toBe('failed');
    expect(reasonText([], ...english)).toBe('');
  });
});
