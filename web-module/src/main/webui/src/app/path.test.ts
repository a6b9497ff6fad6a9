import { describe, expect, it } from 'vitest';
import { pathAfterLogIn } from './path';

describe('after the log-in', () => {
  it('one is back where one wanted to go', () => {
    expect(pathAfterLogIn('/transactions/1?event=2')).toBe('/transactions/1?event=2');
  });

  it.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/login?to=/',
  ])('an address like %s leads to the overview', (to) => {
    expect(pathAfterLogIn(to)).toBe('/overview');
  });
});
