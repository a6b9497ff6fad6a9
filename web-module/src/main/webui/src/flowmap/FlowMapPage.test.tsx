// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FlowMap } from '../api/flowMap';
import { answers, renderAt } from '../test.render';
import { Component as FlowMapPage } from './FlowMapPage';

const HOSTILE = '<img src=x onerror=alert(1)>';

/** A window as wide as a phone. */
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => vi.unstubAllGlobals());

function show(address: string, map: Partial<FlowMap>) {
  const whole: FlowMap = { transactions: 0, from: null, to: null, flows: [], handOvers: [], ...map };
  vi.stubGlobal(
    'fetch',
    answers({
      'GET flow-map': () => Response.json(whole),
      'GET definitions': () => Response.json({ items: [], next: null }),
    }),
  );
  return renderAt(address, <FlowMapPage />);
}

const SEEN: Partial<FlowMap> = {
  transactions: 12,
  from: '2026-11-30T08:00:00Z',
  to: '2026-11-30T09:00:00Z',
  flows: [
    { name: 'Validate', events: 24, transactions: 12, failures: 0 },
    { name: HOSTILE, events: 24, transactions: 12, failures: 3 },
  ],
  handOvers: [
    {
      from: 'Validate',
      to: HOSTILE,
      transactions: 12,
      perMinute: 0.2,
      failureShare: 0.25,
      p50Millis: 20,
      p95Millis: 1500,
    },
  ],
};

describe('the flow map', { timeout: 30_000 }, () => {
  it('is a table on a phone; each way leads to its transactions of the same time and definition', async () => {
    show('/flow-map?range=1h&definition=purchase', SEEN);
    const link = await screen.findByRole('link', { name: `Validate → ${HOSTILE}` });
    const url = new URL(link.getAttribute('href') ?? '', 'http://localhost');
    expect(url.searchParams.getAll('flow')).toEqual(['Validate', HOSTILE]);
    expect(url.searchParams.get('range')).toBe('1h');
    expect(url.searchParams.get('definition')).toBe('purchase');
    expect(screen.getByText('12 an hour')).toBeDefined();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('says how many were looked at and that those were all', async () => {
    show('/flow-map', SEEN);
    expect(await screen.findByText(/^All 12 transactions of this time were looked at/)).toBeDefined();
  });

  it('opens what a link names, says so when it was not seen, and closes by the keyboard', async () => {
    const { router } = show('/flow-map?flow=Gone', SEEN);
    expect(await screen.findByText(/It was not seen among the transactions/)).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(router.state.location.search).toBe('');
  });

  it('explains itself when there is nothing to draw, and looks back on a click', async () => {
    const { router } = show('/flow-map', {});
    await userEvent.click(await screen.findByRole('button', { name: 'Look back a year' }));
    expect(router.state.location.search).toBe('?range=1y');
  });
});
