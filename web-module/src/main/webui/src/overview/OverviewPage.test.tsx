// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Rollup } from '../api/rollups';
import { answers, renderAt } from '../test.render';
import { Component as OverviewPage } from './OverviewPage';

afterEach(() => vi.unstubAllGlobals());

const HOSTILE = '<img src=x onerror=alert(1)>';

function rollup(from: string, to: string, complete: number, failed: number): Rollup {
  return {
    from,
    to,
    count: complete + failed,
    perHour: 4 * (complete + failed),
    states: { IN_PROGRESS: 0, COMPLETE: complete, FAILED: failed, INCONSISTENT: 0, OVERDUE: 0 },
    durations:
      complete === 0
        ? { count: 0, p50Millis: null, p95Millis: null, p99Millis: null }
        : { count: complete, p50Millis: 400, p95Millis: 2500, p99Millis: 61_000 },
  };
}

const [FIRST, SECOND, THIRD] = [
  '2026-11-30T11:45:00Z',
  '2026-11-30T12:00:00Z',
  '2026-11-30T12:15:00Z',
] as const;

function show(address: string, complete = 7, failed = 2) {
  vi.stubGlobal(
    'fetch',
    answers({
      'GET rollups': () =>
        Response.json({
          asOf: '2026-11-30T12:05:00Z',
          total: rollup(FIRST, THIRD, complete, failed),
          buckets: [rollup(FIRST, SECOND, complete, 0), rollup(SECOND, THIRD, 0, failed)],
        }),
      'GET rollups/definitions': () => Response.json({ items: [] }),
      'GET metrics': () =>
        Response.json({
          since: '2026-11-30T08:00:00Z',
          recorder: { recorded: 0, quarantined: 0, outPerSecond: 0 },
          queue: { depth: 1200, inPerSecond: 3, oldestAgeSeconds: 125 },
        }),
      'GET readiness': () =>
        Response.json({ ready: false, phase: 'SCHEMA', trouble: `No table ${HOSTILE}.` }, { status: 503 }),
      'GET quarantine/count': () => Response.json({ count: 10_000, exact: false }),
      'GET definitions': () => Response.json({ items: [], next: null }),
    }),
  );
  return renderAt(address, <OverviewPage />);
}

// Charts take their time where the machine is busy.
describe('the overview', { timeout: 30_000 }, () => {
  it('leads from a figure to exactly the transactions that it counts', async () => {
    show('/overview?range=15m&definition=purchase');
    const failed = await screen.findByLabelText('Failed: 2');
    expect(failed.getAttribute('href')).toBe(
      '/transactions?definition=purchase&state=FAILED&from=2026-11-30T11%3A45%3A00Z',
    );
    expect(screen.getByText(/the finest there is/)).toBeDefined();
    expect(await screen.findByLabelText('Quarantine: over 10,000')).toBeDefined();
  });

  it('says what is in the way when the node does not record, as text', async () => {
    show('/overview');
    expect(await screen.findByText(/creating or checking its tables/)).toBeDefined();
    expect(screen.getByText(`No table ${HOSTILE}.`)).toBeDefined();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('says the same as a table, without percentiles where nothing was completed', async () => {
    const { router } = show('/overview');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Table' }))[0] as HTMLElement);
    expect(router.state.location.search).toBe('?view=table');
    const table = await screen.findByRole('grid', { name: /Percentiles/ });
    const [, newest, oldest] = within(table).getAllByRole('row');
    expect(newest?.textContent).toMatch(/0–––$/);
    expect(oldest?.textContent).toContain('2.5 sec');
  });

  it('explains itself when there is nothing to count', async () => {
    show('/overview', 0, 0);
    expect(await screen.findByText('No transaction began in this time')).toBeDefined();
    expect(await screen.findByText(/1,200 events wait on the queue, the oldest/)).toBeDefined();
    expect(await screen.findByText(/There are no definitions yet/)).toBeDefined();
  });
});
