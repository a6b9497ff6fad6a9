// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransactionDetail } from '../api/transactions';
import { SESSION } from '../app/session';
import { linkedEvent, transactionDetail } from '../sampleEvents';
import { answers, renderAt } from '../test.render';
import { Component as TransactionPage } from './TransactionPage';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

function show(rest: Partial<TransactionDetail> = {}, roles: string[] = ['viewer'], search = '') {
  const detail = transactionDetail({ id: 'one', events: [linkedEvent({ id: 'e1' })], ...rest });
  const sent: { call: string; body: unknown }[] = [];
  const answer = answers({
    'GET transactions/one/neighbours': () => Response.json({ previous: null, next: 'two' }),
    'GET transactions/one': () => Response.json(detail),
    'POST transactions/one/annotations': () => Response.json({}, { status: 201 }),
  });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const { method = 'GET', body } = init ?? {};
    sent.push({
      call: `${method} ${address}`,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    return answer(address, init);
  });
  const shown = renderAt(`/transactions/one${search}`, <TransactionPage />, '/transactions/:id');
  shown.client.setQueryData(SESSION, { user: 'ada', roles });
  return { ...shown, sent };
}

const loaded = () => screen.findByRole('heading', { name: 'Timeline' });

describe('a transaction', () => {
  it('leads to its neighbours in the list whose filters its address carries', async () => {
    const { router, sent } = show({}, ['viewer'], '?state=FAILED&event=e1');
    await loaded();
    const next = screen.getByRole('button', { name: 'The one below it in the list' });
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
    expect(sent.map(({ call }) => call)).toContain(
      'GET /waybill/api/transactions/one/neighbours?state=FAILED',
    );
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(router.state.location.pathname, 'there is none above').toBe('/transactions/one');
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/transactions/two?state=FAILED',
    );
  });

  it('says which keys there are, and lets them be switched off', async () => {
    const { router } = show();
    await loaded();
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Back to the list')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(router.state.location.pathname, 'not behind a dialog').toBe('/transactions/one');
    fireEvent.click(within(dialog).getByRole('switch'));
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(router.state.location.pathname).toBe('/transactions/one');
  });

  it('is acknowledged, given a ticket and noted by operators', async () => {
    const { sent } = show({}, ['viewer', 'operator']);
    await loaded();
    fireEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
    const posts = () => sent.filter(({ call }) => call.startsWith('POST'));
    await waitFor(() => expect(posts()).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Set the ticket' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Ticket'), { target: { value: ' OPS-1 ' } });
    fireEvent.submit(within(dialog).getByLabelText('Ticket'));
    await waitFor(() =>
      expect(posts().map(({ body }) => body)).toEqual([
        { kind: 'ACKNOWLEDGED', text: '' },
        { kind: 'TICKET', text: 'OPS-1' },
      ]),
    );
  });

  it('offers others nothing to do, and shows who did what', async () => {
    show({
      ticket: 'javascript:alert(1)',
      annotations: [
        { id: '1', kind: 'NOTE', text: '<b>seen</b>', author: 'grace', at: '2026-11-30T12:05:00Z' },
        {
          id: '2',
          kind: 'TICKET',
          text: 'https://tickets.example/1',
          author: 'grace',
          at: '2026-11-30T12:06:00Z',
        },
      ],
    });
    await loaded();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
    expect(screen.getByText('<b>seen</b>')).toBeDefined();
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
    const link = screen.getByRole('link', { name: 'https://tickets.example/1' });
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  it('marks what a clock did, and says what was due', async () => {
    show({
      state: 'OVERDUE',
      endedAt: null,
      facts: { endDueAt: '2026-11-30T12:05:00Z' },
      events: [linkedEvent({ id: 'e1', receivedAt: '2026-11-30T11:59:59Z', integrationServer: 'one' })],
    });
    await loaded();
    expect(screen.getByText(/The clock of one seems 1 sec ahead/)).toBeDefined();
    expect(screen.getByRole('button', { name: /its clock seems wrong/ })).toBeDefined();
    expect(screen.getByText(/^End (is|was) due/)).toBeDefined();
  });

  it('leads through the events of the timeline by the arrow keys', async () => {
    show({
      events: ['00', '01', '02'].map((second, index) =>
        linkedEvent({ id: `e${index}`, name: `E${index}`, createdAt: `2026-11-30T12:00:${second}Z` }),
      ),
    });
    await loaded();
    const mark = (name: string) => screen.getByRole('button', { name: new RegExp(`^Start: ${name}`) });
    expect([mark('E0').tabIndex, mark('E1').tabIndex]).toEqual([0, -1]);
    mark('E0').focus();
    fireEvent.keyDown(mark('E0'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(mark('E1'));
    fireEvent.keyDown(mark('E1'), { key: 'End' });
    expect(document.activeElement).toBe(mark('E2'));
  });
});
