// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../test.render';
import type { Interest } from './change';
import { fakeBrowser } from './fakes';
import { LiveNotice } from './LiveNotice';
import { LiveProvider } from './LiveProvider';
import { LiveSign } from './LiveSign';
import { useLive } from './useLive';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Shown({ load, interest }: { load: () => number; interest?: Interest }) {
  const query = useQuery({ queryKey: ['events', 'all'], queryFn: load });
  const [isSearching, setSearching] = useState(false);
  useLive(isSearching ? undefined : interest, ['events']);
  return (
    <p>
      loaded {query.data} <button onClick={() => setSearching(!isSearching)}>Search</button>
    </p>
  );
}

/** A page of events, two seconds after it was opened. */
async function show(interest?: Interest) {
  let loads = 0;
  const { browser, sources } = fakeBrowser();
  renderAt(
    '/events',
    <LiveProvider browser={browser}>
      <LiveSign />
      <LiveNotice />
      <Shown load={() => ++loads} interest={interest} />
    </LiveProvider>,
  );
  const wait = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis));
  const send = async (kind: string) => {
    act(() => sources[0]?.sends('change', JSON.stringify({ [kind]: true })));
    await wait(0);
  };
  act(() => sources[0]?.opens());
  await wait(2000);
  await wait(2000);
  return { loads: () => loads, send, wait, sources };
}

describe('a page that is live', () => {
  it('loads anew what has changed, and nothing else', async () => {
    const { loads, send } = await show({ events: true });
    const before = loads();
    await send('quarantine');
    expect(loads()).toBe(before);
    await send('events');
    expect(loads()).toBe(before + 1);
  });

  it('stands still without an interest', async () => {
    const { loads, send } = await show();
    await send('events');
    expect(loads()).toBe(1);
  });

  it('stands still when the interest ends, whatever came in just before', async () => {
    const { loads, send, wait } = await show({ events: true });
    await send('events');
    const before = loads();
    await send('events');
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await wait(10_000);
    expect(loads()).toBe(before);
  });

  it('catches up when the interest comes back, since it heard nothing meanwhile', async () => {
    const { loads, send, wait } = await show({ events: true });
    const before = loads();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await send('events');
    await wait(10_000);
    expect(loads()).toBe(before);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await wait(2000);
    expect(loads()).toBe(before + 1);
    await wait(10_000);
    expect(loads()).toBe(before + 1);
  });

  it('says that the server is away until it is there again', async () => {
    const { sources, wait } = await show({ events: true });
    act(() => sources[0]?.fails(true));
    expect(screen.getByRole('status').textContent).toContain('Connection lost');
    await wait(5000);
    act(() => sources[1]?.opens());
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stands still while it is paused, counts, and takes in what waits on a click', async () => {
    const { loads, send, wait } = await show({ events: true });
    fireEvent.click(screen.getByRole('button', { name: 'Live: pause live updates' }));
    const before = loads();
    await send('events');
    await send('events');
    expect(loads()).toBe(before);
    expect(screen.getByRole('status').textContent).toContain('2 changes since');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await wait(0);
    expect(loads()).toBe(before + 1);
    expect(screen.getByRole('status').textContent).toBe('');
    await send('events');
    await wait(10_000);
    expect(loads(), 'the pause goes on').toBe(before + 1);
  });

  it('stands still from the click on, whatever came in just before', async () => {
    const { loads, send, wait } = await show({ events: true });
    await send('events');
    const before = loads();
    await send('events');
    fireEvent.click(screen.getByRole('button', { name: 'Live: pause live updates' }));
    await wait(10_000);
    expect(loads()).toBe(before);
    expect(screen.getByRole('status').textContent).toContain('1 change since');
    fireEvent.click(screen.getByRole('button', { name: 'Paused: follow live updates again' }));
    await wait(0);
    expect(loads()).toBe(before + 1);
  });
});
