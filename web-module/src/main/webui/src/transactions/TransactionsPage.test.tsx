// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '../api/types';
import { transaction } from '../sampleEvents';
import { answers, renderAt } from '../test.render';
import { Component as TransactionsPage } from './TransactionsPage';

afterEach(() => vi.unstubAllGlobals());

function show(address: string, items: Transaction[], next: string | null = null) {
  vi.stubGlobal(
    'fetch',
    answers({
      'GET transactions': () => Response.json({ items, next }),
      'GET definitions': () => Response.json({ items: [], next: null }),
    }),
  );
  return renderAt(address, <TransactionsPage />);
}

describe('the list of transactions', () => {
  it('says why it is empty when nothing has come yet', async () => {
    show('/transactions', []);
    expect(await screen.findByRole('heading', { name: 'No transactions yet' })).toBeDefined();
    expect(screen.getByText(/no traffic, or monitoring is switched off/)).toBeDefined();
    expect(screen.getByText(/no definition matches them/)).toBeDefined();
  });

  it('blames the filters first when there are any, and takes the time range away on a click', async () => {
    const { router } = show('/transactions?key=4711&range=1h', []);
    expect(await screen.findByText(/Check the value “4711”/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Search all time' }));
    expect(router.state.location.search).toBe('?key=4711');
  });

  it('shows the state as a word with the reason, and hostile text as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    show('/transactions', [transaction({ state: 'FAILED', reason: hostile, correlator: '<b>bold</b>' })]);
    const row = (await screen.findByRole('link', { name: '<b>bold</b>' })).closest('tr');
    expect(row).not.toBeNull();
    if (row !== null) {
      expect(within(row).getByText('Failed')).toBeDefined();
      expect(within(row).getByText(hostile)).toBeDefined();
    }
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('goes on by the cursor and back by the history', async () => {
    const { router } = show('/transactions?state=FAILED', [transaction()], 'abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(router.state.location.search).toBe('?state=FAILED&cursor=abc&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Previous page' }));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?state=FAILED'));
  });
});
