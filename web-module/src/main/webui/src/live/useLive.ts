import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { concerns, type Interest, type News } from './change';
import { useLiveInside } from './LiveProvider';
import { pace, type Pace } from './pace';

/** A list that changes faster than it can be read helps nobody. */
const PAUSE_MILLIS = 2000;

/**
 * Keeps what a page shows up to date: whenever something that concerns it has changed, the queries whose keys begin
 * with one of `keys` are asked anew; at most every two seconds, not while the tab is hidden (then once when it is
 * shown), and not while the person has paused (the notice under the masthead then says how much waits).
 *
 *     useLive({ events: true }, ['events']);
 *     useLive({ transactions: { definition, range } }, ['rollups'], ['transactions']);
 *     useLive(list.page === 1 ? { quarantine: true } : undefined, ['quarantine']);
 *
 * @param interest undefined to stand still, as on the second page of a list
 */
export function useLive(interest: Interest | undefined, ...keys: QueryKey[]): void {
  const client = useQueryClient();
  const { isPaused, takes, wait, begin, listeners } = useLiveInside();
  const pacing = useRef<Pace>(undefined);
  const isHeld = useRef(isPaused);
  /** Changes that were heard and are not loaded yet. */
  const unseen = useRef(0);
  /** Whether there was no interest until now, so that nothing was heard. */
  const stoodStill = useRef(false);
  const isLive = interest !== undefined;
  // Queries as a text, so that a page can write its keys down where it calls this.
  const asked = JSON.stringify(keys);

  const hear = useEffectEvent((news: News) => {
    const changes = interest === undefined ? 0 : concerns(news, interest, new Date());
    if (changes > 0) {
      unseen.current += changes;
      pacing.current?.changed();
      if (isPaused) {
        wait(changes);
      }
    }
  });

  /** What came in just before belongs to what waits: the page stands still from the click on. */
  const stop = useEffectEvent(() => {
    if (unseen.current > 0) {
      wait(unseen.current);
    }
  });

  // Without an interest what came in just before is forgotten too: a search in payloads must not be made twice for it.
  useEffect(() => {
    begin();
    unseen.current = 0;
    if (!isLive) {
      stoodStill.current = true;
      return undefined;
    }
    const queries = JSON.parse(asked) as QueryKey[];
    const load = () => {
      unseen.current = 0;
      return Promise.all(queries.map((queryKey) => client.invalidateQueries({ queryKey })));
    };
    const current = pace(load, PAUSE_MILLIS, () => isHeld.current || document.visibilityState === 'hidden');
    pacing.current = current;
    if (stoodStill.current) {
      stoodStill.current = false;
      current.changed();
    }
    listeners.add(hear);
    document.addEventListener('visibilitychange', current.released);
    return () => {
      current.stop();
      pacing.current = undefined;
      listeners.delete(hear);
      document.removeEventListener('visibilitychange', current.released);
      // What changes while the page is not there is not heard, so the page asks anew when one comes back to it.
      for (const queryKey of queries) {
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
      }
    };
  }, [isLive, asked, client, listeners, begin]);

  useEffect(() => {
    isHeld.current = isPaused;
    if (isPaused) {
      stop();
    } else {
      pacing.current?.released();
    }
  }, [isPaused]);

  useEffect(() => {
    pacing.current?.forced();
  }, [takes]);
}
