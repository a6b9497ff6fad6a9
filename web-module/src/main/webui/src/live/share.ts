import type { News } from './change';
import { listen, type Ear, type OpenSource, type Status } from './stream';

/** What the browser has for this; each part may be missing. */
export interface Browser {
  open: OpenSource | undefined;
  /** Only where the page came over https or from this machine. */
  locks: LockManager | undefined;
  channel: (() => BroadcastChannel) | undefined;
  isHidden: () => boolean;
  /** Tells when the page is shown or hidden; gives the way to listen no longer. */
  onVisibility: (listener: () => void) => () => void;
}

const NAME = 'waybill.changes';

/** What the tabs tell each other. */
type Message = { news: News } | { status: Status } | { ask: true };

/**
 * One stream for all tabs of a browser: connections to one server are few. The tab that holds the lock listens and
 * passes on what it hears; when it goes, the lock goes to the next, whose stream begins with a reset. Where there are no
 * locks, a tab listens itself, as long as it is shown.
 */
export function share(browser: Browser, ear: Ear): () => void {
  const { open, locks, channel: makeChannel } = browser;
  if (open === undefined) {
    return () => undefined;
  }
  return locks === undefined || makeChannel === undefined
    ? whileShown(browser, open, ear)
    : byLock(open, locks, makeChannel(), ear);
}

function byLock(open: OpenSource, locks: LockManager, channel: BroadcastChannel, ear: Ear): () => void {
  const given = new AbortController();
  const tell = (message: Message) => channel.postMessage(message);
  let status: Status = 'off';
  let isLeading = false;
  let close: (() => void) | undefined;

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('news' in data) {
      ear.onNews(data.news);
    } else if ('status' in data) {
      ear.onStatus(data.status);
    } else if (isLeading) {
      tell({ status });
    }
  };
  tell({ ask: true });

  const lead = () =>
    new Promise<void>((release) => {
      isLeading = true;
      const stop = listen(open, {
        onNews: (news) => {
          ear.onNews(news);
          tell({ news });
        },
        onStatus: (changed) => {
          status = changed;
          ear.onStatus(changed);
          tell({ status: changed });
        },
        onRefused: ear.onRefused,
      });
      close = () => {
        stop();
        release();
      };
    });
  // Giving up the wait rejects; there is nothing to do about it.
  locks.request(NAME, { signal: given.signal }, lead).catch(() => undefined);

  return () => {
    given.abort();
    close?.();
    channel.close();
  };
}

function whileShown(browser: Browser, open: OpenSource, ear: Ear): () => void {
  let close: (() => void) | undefined;
  const follow = () => {
    if (browser.isHidden()) {
      close?.();
      close = undefined;
    } else {
      close ??= listen(open, ear);
    }
  };
  const forget = browser.onVisibility(follow);
  follow();
  return () => {
    forget();
    close?.();
  };
}

/** The browser that this runs in. */
export function thisBrowser(address: string): Browser {
  return {
    open: typeof EventSource === 'undefined' ? undefined : () => new EventSource(address),
    // Typed as always there, but it is not where the page came over plain http.
    locks: navigator.locks,
    channel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(NAME),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  };
}
