import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { url } from '../api/http';
import { SESSION } from '../app/session';
import type { News } from './change';
import { share, thisBrowser, type Browser } from './share';
import type { Status } from './stream';

/** The live updates of this tab: how they stand, and what waits while they are paused. */
export interface Live {
  status: Status;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
  /** Changes to what is shown that came since the pause. */
  waiting: number;
  /** When the pause began, in milliseconds since 1970. */
  pausedAt: number;
  /** Shows what waits; the pause goes on. */
  take: () => void;
}

/** What the hook of the pages needs besides. */
interface Inner extends Live {
  /** Raised each time that what waits is to be shown. */
  takes: number;
  wait: (changes: number) => void;
  /** Nothing waits for a page that was just loaded. */
  begin: () => void;
  listeners: Set<(news: News) => void>;
}

const OFF: Inner = {
  status: 'off',
  isPaused: false,
  setPaused: () => undefined,
  waiting: 0,
  pausedAt: 0,
  take: () => undefined,
  takes: 0,
  wait: () => undefined,
  begin: () => undefined,
  listeners: new Set(),
};

const Context = createContext<Inner>(OFF);

/** Listens to the changes as long as somebody is logged in. Without it pages work the same, by the refresh button. */
export function LiveProvider({ children, browser }: { children: ReactNode; browser?: Browser }) {
  const client = useQueryClient();
  const [status, setStatus] = useState<Status>('off');
  const [pausedAt, setPausedAt] = useState(0);
  const [waiting, setWaiting] = useState(0);
  const [takes, setTakes] = useState(0);
  const [listeners] = useState(() => new Set<(news: News) => void>());
  const begin = useCallback(() => setWaiting(0), []);

  useEffect(
    () =>
      share(browser ?? thisBrowser(url('changes', {})), {
        onNews: (news) => listeners.forEach((listener) => listener(news)),
        onStatus: setStatus,
        // If the log-in is over, this finds out and leads to the log-in page.
        onRefused: () => void client.invalidateQueries({ queryKey: SESSION }),
      }),
    [browser, client, listeners],
  );

  const live = useMemo<Inner>(() => {
    const take = () => {
      setWaiting(0);
      setTakes((count) => count + 1);
    };
    return {
      status,
      isPaused: pausedAt > 0,
      setPaused: (isPaused) => {
        setPausedAt(isPaused ? Date.now() : 0);
        setWaiting(0);
      },
      waiting,
      pausedAt,
      take,
      takes,
      wait: (changes) => setWaiting((count) => count + changes),
      begin,
      listeners,
    };
  }, [status, pausedAt, waiting, takes, begin, listeners]);
  return <Context.Provider value={live}>{children}</Context.Provider>;
}

export function useLiveStatus(): Live {
  return useContext(Context);
}

/** For the hook of the pages alone. */
export function useLiveInside(): Inner {
  return useContext(Context);
}
