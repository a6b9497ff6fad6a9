// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, renderAt } from '../test.render';
import { Frame } from './Frame';
import { SESSION } from './session';

afterEach(() => vi.unstubAllGlobals());

const nobody = () => Response.json({ title: 'Unauthorized' }, { status: 401 });

describe('the frame', () => {
  it('sends those who are not logged in to the log-in page, which knows the way back', async () => {
    vi.stubGlobal('fetch', answers({ 'GET session': nobody }));
    const { router } = renderAt('/transactions?state=FAILED', <Frame />);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.search).get('to')).toBe('/transactions?state=FAILED');
  });

  it('sees from any answer that the session is over', async () => {
    vi.stubGlobal(
      'fetch',
      answers({
        'GET session': () => Response.json({ user: 'ada', roles: ['viewer'] }),
        'GET events': nobody,
      }),
    );
    const { router, client } = renderAt('/events', <Frame />);
    await waitFor(() => expect(client.getQueryData(SESSION)).toMatchObject({ user: 'ada' }));
    const { api } = await import('../api/api');
    await client.query({ queryKey: ['events'], queryFn: () => api.events.list({}) }).catch(() => undefined);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('leaves the page where it is while the server is away', async () => {
    let isAway = false;
    vi.stubGlobal(
      'fetch',
      answers({
        'GET session': () =>
          isAway ? new Response('', { status: 404 }) : Response.json({ user: 'ada', roles: ['viewer'] }),
      }),
    );
    const { client } = renderAt('/events', <Frame />);
    expect(await screen.findByRole('link', { name: 'Events', hidden: true })).toBeDefined();
    isAway = true;
    await client.refetchQueries({ queryKey: SESSION });
    expect(client.getQueryState(SESSION)?.status).toBe('error');
    expect(screen.getByRole('link', { name: 'Events', hidden: true })).toBeDefined();
  });

  it.each([
    [['viewer', 'admin'], true],
    [['viewer', 'operator'], false],
  ])('offers the audit to administrators alone: %j', async (roles, isOffered) => {
    vi.stubGlobal('fetch', answers({ 'GET session': () => Response.json({ user: 'ada', roles }) }));
    renderAt('/events', <Frame />);
    expect(await screen.findByRole('link', { name: 'Events', hidden: true })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Audit', hidden: true }) !== null).toBe(isOffered);
  });
});
