// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Page } from '../api/http';
import { renderAt } from '../test.render';
import { SearchProgress } from './SearchProgress';
import type { SearchWindow } from './searchWindows';
import { useWindowedSearch } from './useWindowedSearch';

const NOON = '2026-11-30T12:00:00.000000Z';

/** Windows that answer when they are told to, and what was asked. */
function slowServer() {
  const asked: SearchWindow[] = [];
  let answer: (page: Page<string>) => void = () => undefined;
  const load = (window: SearchWindow, signal: AbortSignal) =>
    new Promise<Page<string>>((resolve, reject) => {
      asked.push(window);
      answer = resolve;
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  return { asked, load, answer: (page: Page<string>) => answer(page) };
}

function List({ load }: { load: ReturnType<typeof slowServer>['load'] }) {
  const { query, progress } = useWindowedSearch({ queryKey: ['list'], cursor: undefined, limit: 3, load });
  return (
    <>
      <SearchProgress progress={progress} range={{ kind: 'all' }} />
      <p>{query.data === undefined ? 'loading' : `items: ${query.data.items.join(',')}.`}</p>
    </>
  );
}

describe('a windowed search', () => {
  it('goes on by itself until the page is full, and shows what it has found so far', async () => {
    const server = slowServer();
    renderAt('/', <List load={server.load} />);
    server.answer({ items: ['a'], next: '1', searchedTo: NOON });
    expect(await screen.findByText('items: a.')).toBeDefined();
    expect(await screen.findByText(/1 found so far/)).toBeDefined();
    server.answer({ items: ['b', 'c'], next: '2', searchedTo: null });
    expect(await screen.findByText('items: a,b,c.')).toBeDefined();
    expect(screen.queryByText(/found so far/)).toBeNull();
    expect(server.asked).toEqual([
      { cursor: undefined, limit: 3 },
      { cursor: '1', limit: 2 },
    ]);
  });

  it('stops when it is told to, keeps what it has, and goes on from there', async () => {
    const server = slowServer();
    renderAt('/', <List load={server.load} />);
    server.answer({ items: ['a'], next: '1', searchedTo: NOON });
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/The search was stopped/)).toBeDefined();
    expect(screen.getByText('items: a.')).toBeDefined();
    expect(server.asked).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    server.answer({ items: ['b'], next: null, searchedTo: null });
    expect(await screen.findByText('items: a,b.')).toBeDefined();
    expect(server.asked.at(-1)).toEqual({ cursor: '1', limit: 2 });
  });
});
