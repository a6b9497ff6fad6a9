// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Transaction } from '../api/transactions';
import { finding, transaction } from '../sampleEvents';
import { answers, renderAt } from '../test.render';
import { Component as TransactionsPage } from './TransactionsPage';

afterEach(() => vi.unstubAllGlobals());

const SINCE = '2026-11-30T08:00:00Z';

function show(
  address: string,
  items: Transaction[],
  next: string | null = null,
  more: Record<string, () => Response> = {},
) {
  vi.stubGlobal(
    'fetch',
    answers({
      ...more,
      'GET transactions/count': () => Response.json({ count: 10_000, exact: false }),
      'GET readiness': () =>
        Response.json({ ready: false, phase: 'SCHEMA', trouble: 'no table event' }, { status: 503 }),
      'GET metrics': () =>
        Response.json({ since: SINCE, recorder: { recorded: 0, quarantined: 0 }, queue: null }),
      'GET profiles': () =>
        Response.json({
          items: [{ name: 'Dispatch', sources: [{ address: 'In', enabled: false }] }],
          next: null,
        }),
      'GET retention': () =>
        Response.json({
          completeDays: 30,
          failedDays: null,
          openDays: 1,
          unmatchedDays: null,
          payloadDays: 7,
          quarantineDays: null,
        }),
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
    const reasons = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(reasons[0], 'what is known comes first').toContain('no table event');
    expect(reasons[1]).toContain('no definition matches them');
    expect(reasons[2]).toContain('No event has reached this node');
    expect(reasons[3]).toContain('switched off for 1 event source, in Dispatch');
    expect(reasons[4]).toContain(
      'from its last event: complete transactions after 30 days, those in progress and overdue after 1 day.',
    );
  });

  it('blames the filters first when there are any, and takes the time range away on a click', async () => {
    const { router } = show('/transactions?key=4711&range=1h', []);
    expect(await screen.findByText(/Check the value “4711”/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Search all time' }));
    expect(router.state.location.search).toBe('?key=4711');
  });

  it('shows the state as a word with the reason, and hostile text as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    show('/transactions', [
      transaction({
        state: 'FAILED',
        findings: [finding('FAILED', { text: hostile })],
        correlator: '<b>bold</b>',
      }),
    ]);
    const row = (await screen.findByRole('link', { name: '<b>bold</b>' })).closest('tr');
    expect(row).not.toBeNull();
    if (row !== null) {
      expect(within(row).getByText('Failed')).toBeDefined();
      expect(within(row).getByText(hostile)).toBeDefined();
    }
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('says how many there are when there are too many to count', async () => {
    show('/transactions', [transaction()]);
    expect(await screen.findByText('more than 10,000 transactions')).toBeDefined();
  });

  it('shows each filter as a chip that can be taken away', async () => {
    const { router } = show('/transactions?flow=Dispatch&flow=Bill&minDuration=PT2S&failure=no+route', [
      transaction(),
    ]);
    expect(await screen.findByText('no route')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Without Flow: Dispatch' }));
    expect(new URLSearchParams(router.state.location.search).getAll('flow')).toEqual(['Bill']);
  });

  it('takes filters that are needed less often from a form, and says what is wrong in it', async () => {
    const { router } = show('/transactions?definition=purchase', [transaction()]);
    await userEvent.click(await screen.findByRole('button', { name: 'More filters' }));
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fill('Duration at least', '2 parsecs');
    expect(screen.getByText(/Give a number with a unit/)).toBeDefined();
    fill('Duration at least', '2 min');
    fill('Version', '3');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(router.state.location.search).toBe('?definition=purchase&version=3&minDuration=PT120S');
  });

  it('opens a saved view', async () => {
    const view = { name: '<b>Mine</b>', page: 'transactions', query: 'state=FAILED', shared: false };
    const { router } = show('/transactions?key=4711', [transaction()], null, {
      'GET views': () => Response.json({ items: [{ ...view, author: 'ada' }], next: null }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '<b>Mine</b>' }));
    expect(router.state.location.search).toBe('?state=FAILED');
    expect(await screen.findByRole('button', { name: '<b>Mine</b>' })).toBeDefined();
  });

  it('exports what the filters say, whatever page is shown', async () => {
    show('/transactions?state=FAILED&cursor=abc&page=2', [transaction()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    const link = await screen.findByRole('menuitem', { name: /As CSV/ });
    expect(link.getAttribute('href')).toBe('/waybill/api/transactions/export?format=csv&state=FAILED');
  });

  it('has the columns that were chosen, and its details carry the filters', async () => {
    show('/transactions?state=FAILED', [transaction({ owner: 'Grace', id: 'one' })]);
    expect(screen.queryByText('Grace')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose columns' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Owner' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Grace')).toBeDefined();
    expect(screen.getByRole('link', { name: 'global-1' }).getAttribute('href')).toBe(
      '/transactions/one?state=FAILED',
    );
    localStorage.clear();
  });

  it('goes on by the cursor and back by the history', async () => {
    const { router } = show('/transactions?state=FAILED', [transaction()], 'abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(router.state.location.search).toBe('?state=FAILED&cursor=abc&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Previous page' }));
    await vi.waitFor(() => expect(router.state.location.search).toBe('?state=FAILED'));
  });
});
