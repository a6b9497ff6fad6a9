// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, renderAt } from '../test.render';
import { Component as LoginPage } from './LoginPage';
import { SESSION } from './session';

afterEach(() => vi.unstubAllGlobals());

async function logIn(user: string, password: string) {
  const person = userEvent.setup();
  if (user !== '') {
    await person.type(screen.getByLabelText(/User name/), user);
    await person.type(screen.getByLabelText(/^Password/), password);
  }
  await person.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the log-in', () => {
  it('says that user name or password is wrong, and stays', async () => {
    vi.stubGlobal(
      'fetch',
      answers({ 'POST session': () => Response.json({ title: 'No' }, { status: 401 }) }),
    );
    const { router } = renderAt('/login?to=/quarantine', <LoginPage />);
    await logIn('ada', 'wrong');
    expect((await screen.findByRole('alert')).textContent).toBe('User name or password is wrong.');
    expect(router.state.location.pathname).toBe('/login');
  });

  it('does not blame the person when the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    renderAt('/login', <LoginPage />);
    await logIn('ada', 'right');
    expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer');
  });

  it('asks for both before it asks the server', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    renderAt('/login', <LoginPage />);
    await logIn('', '');
    expect((await screen.findByRole('alert')).textContent).toBe('Enter both user name and password.');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leads back to where one wanted to go', async () => {
    const session = { user: 'ada', roles: ['viewer'] };
    vi.stubGlobal('fetch', answers({ 'POST session': () => Response.json(session) }));
    const { router, client } = renderAt('/login?to=%2Fquarantine%3Flimit%3D20', <LoginPage />);
    await logIn('ada', 'right');
    await waitFor(() => expect(router.state.location.pathname).toBe('/quarantine'));
    expect(router.state.location.search).toBe('?limit=20');
    expect(client.getQueryData(SESSION)).toEqual(session);
  });
});
