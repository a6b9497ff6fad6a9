import { describe, expect, it } from 'vitest';
import { searchLink } from './searchLink';

describe('the search of a line in the audit', () => {
  it('leads to the list that it was', () => {
    expect(searchLink('/transactions?key=4711&state=FAILED')).toBe('/transactions?key=4711&state=FAILED');
    expect(searchLink('/events/0193')).toBe('/events/0193');
  });

  it('leads nowhere when it is no address of this viewer', () => {
    for (const search of [
      '',
      'quarantine',
      '//evil.example',
      'javascript:alert(1)',
      '/\\evil.example',
      '/transactionsx',
    ]) {
      expect(searchLink(search), search).toBeUndefined();
    }
  });
});
