import { readChange, type News } from './change';

/** `off`: this server or browser has no stream, and the refresh button does its work. */
export type Status = 'off' | 'live' | 'lost';

/** What a stream has to say. */
export interface Ear {
  onNews: (news: News) => void;
  onStatus: (status: Status) => void;
  /** The server refused the stream: perhaps the log-in is over. */
  onRefused: () => void;
}

/** The part of EventSource that is used. */
export type Source = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
export type OpenSource = () => Source;

/** The server ends each stream after a while and the browser comes back by itself: that is no loss. */
const GRACE_MILLIS = 10_000;
const FIRST_RETRY_MILLIS = 5000;
const LAST_RETRY_MILLIS = 60_000;
const CLOSED = 2;

/**
 * Listens to the stream until it is closed. A stream that begins anew knows nothing of what was before, so it begins
 * with a reset; one that the browser opened again by itself goes on behind the last id.
 */
export function listen(open: OpenSource, ear: Ear): () => void {
  let source: Source | undefined;
  let retry = FIRST_RETRY_MILLIS;
  let hasOpened = false;
  let canGoOn = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    canGoOn = false;
    const current = open();
    source = current;
    current.addEventListener('open', () => {
      clearTimeout(timer);
      timer = undefined;
      hasOpened = true;
      retry = FIRST_RETRY_MILLIS;
      ear.onStatus('live');
      if (!canGoOn) {
        ear.onNews('reset');
      }
    });
    const hear = (event: Event, news: News | undefined) => {
      canGoOn ||= (event as MessageEvent).lastEventId !== '';
      if (news !== undefined) {
        ear.onNews(news);
      }
    };
    current.addEventListener('change', (event) =>
      hear(event, readChange(String((event as MessageEvent<unknown>).data))),
    );
    current.addEventListener('reset', (event) => hear(event, 'reset'));
    current.addEventListener('error', () => {
      if (current.readyState === CLOSED) {
        refused();
      } else {
        timer ??= setTimeout(() => ear.onStatus('lost'), GRACE_MILLIS);
      }
    });
  }

  function refused() {
    clearTimeout(timer);
    ear.onStatus(hasOpened ? 'lost' : 'off');
    ear.onRefused();
    timer = setTimeout(() => {
      timer = undefined;
      begin();
    }, retry);
    retry = Math.min(retry * 2, LAST_RETRY_MILLIS);
  }

  begin();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
