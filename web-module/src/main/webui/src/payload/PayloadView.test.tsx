// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PayloadInfo } from '../api/events';
import { SESSION } from '../app/session';
import { linkedEvent } from '../sampleEvents';
import { answers, renderAt } from '../test.render';
import { PayloadView } from './PayloadView';

afterEach(() => vi.unstubAllGlobals());

function As({ roles, payload }: { roles: string[]; payload?: Partial<PayloadInfo> }) {
  useQueryClient().setQueryData(SESSION, { user: 'ada', roles });
  const event = linkedEvent({ id: '1' });
  return (
    <PayloadView
      event={{ ...event, payload: { ...event.payload, ...payload } }}
      search="/transactions?key=4711"
    />
  );
}

describe('the payload', () => {
  it('tells those without the role what is kept and which role they need, and asks the server nothing', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    renderAt('/', <As roles={['viewer']} />);
    expect(screen.getByText(/A payload is kept: 812 bytes, application\/xml/)).toBeDefined();
    expect(screen.getByText(/you need the role payload-reader/)).toBeDefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says in words why it is absent, and what to write into the profile', () => {
    renderAt('/', <As roles={['viewer']} payload={{ state: 'NOT_CAPTURED' }} />);
    expect(screen.getByText(/the monitoring profile of this flow does not ask for it/)).toBeDefined();
    expect(screen.getByText(/"source": "Purchase In.transaction.Start"/)).toBeDefined();
  });

  it('says both sizes when it was too large', () => {
    renderAt('/', <As roles={['viewer']} payload={{ state: 'TOO_LARGE', originalSize: 2_000_000 }} />);
    expect(screen.getByText(/the message had 2 MB, more than its profile’s limit \(1 MB/)).toBeDefined();
    expect(screen.getByText(/"maxBytes": 2097152/)).toBeDefined();
  });

  it('is fetched only when asked for, with the search for the audit, and shown as text', async () => {
    const fetch = vi.fn(
      answers({ 'GET events/1/payload': () => new Response('<a><script>alert(1)</script></a>') }),
    );
    vi.stubGlobal('fetch', fetch);
    renderAt('/', <As roles={['viewer', 'payload-reader']} />);
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show payload' }));
    expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeDefined();
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      '/waybill/api/events/1/payload?search=%2Ftransactions%3Fkey%3D4711',
    ]);
    expect(document.querySelector('script')).toBeNull();
  });

  it('says how many values are masked, and marks them', async () => {
    vi.stubGlobal(
      'fetch',
      answers({ 'GET events/1/payload': () => new Response('<a><card>***</card></a>') }),
    );
    renderAt('/', <As roles={['viewer', 'payload-reader']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show payload' }));
    expect(await screen.findByText(/1 place is masked/)).toBeDefined();
    expect(document.querySelector('mark')?.textContent).toBe('***');
  });
});
