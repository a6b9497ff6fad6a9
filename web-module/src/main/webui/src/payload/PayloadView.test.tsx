// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SESSION } from '../app/session';
import { linkedEvent } from '../sampleEvents';
import { answers, renderAt } from '../test.render';
import { PayloadView } from './PayloadView';

afterEach(() => vi.unstubAllGlobals());

const { payload } = linkedEvent();

function As({ roles, state = payload.state }: { roles: string[]; state?: typeof payload.state }) {
  useQueryClient().setQueryData(SESSION, { user: 'ada', roles });
  return <PayloadView eventId="1" payload={{ ...payload, state }} search="/transactions?key=4711" />;
}

describe('the payload', () => {
  it('tells those without the role which one they need, and asks the server nothing', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    renderAt('/', <As roles={['viewer']} />);
    expect(screen.getByText(/you need the role payload-reader/)).toBeDefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says in words why it is absent', () => {
    renderAt('/', <As roles={['viewer']} state="NOT_CAPTURED" />);
    expect(screen.getByText(/the monitoring profile of this flow does not ask for it/)).toBeDefined();
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
});
