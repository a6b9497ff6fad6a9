import type { News } from './change';
import type { Browser } from './share';
import type { Ear, Source, Status } from './stream';

/** A stream in the hands of a test. */
export class FakeSource implements Source {
  readyState: number = 0;
  private readonly listeners: [string, (event: Event) => void][] = [];

  addEventListener(type: string, listener: unknown) {
    this.listeners.push([type, listener as (event: Event) => void]);
  }

  close() {
    this.readyState = 2;
  }

  opens() {
    this.readyState = 1;
    this.say('open');
  }

  /** Loses the connection; the browser opens it again by itself unless the server refused. */
  fails(isRefused: boolean) {
    this.readyState = isRefused ? 2 : 0;
    this.say('error');
  }

  sends(type: 'change' | 'reset', data: string, id = '7') {
    this.say(type, { data, lastEventId: id });
  }

  private say(type: string, rest: object = {}) {
    for (const [name, listener] of this.listeners) {
      if (name === type) {
        listener(Object.assign(new Event(type), rest));
      }
    }
  }
}

/** Writes down what it hears. */
export function fakeEar() {
  const news: News[] = [];
  const statuses: Status[] = [];
  const refusals: true[] = [];
  const ear: Ear = {
    onNews: (one) => news.push(one),
    onStatus: (status) => statuses.push(status),
    onRefused: () => refusals.push(true),
  };
  return { ear, news, statuses, refusals };
}

/** One browser: its tabs share locks and a channel. */
export function fakeBrowser(isHidden = () => false) {
  const sources: FakeSource[] = [];
  const waiting: (() => void)[] = [];
  const channels = new Set<FakeChannel>();
  let isHeld = false;

  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other !== this) {
          other.onmessage?.({ data });
        }
      }
    }
    close() {
      channels.delete(this);
    }
  }

  const next = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const run = () => {
        isHeld = true;
        void work().then(() => {
          next();
          resolve();
        });
      };
      if (isHeld) {
        waiting.push(run);
        signal.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(run), 1);
          reject(new Error('aborted'));
        });
      } else {
        run();
      }
    });

  let onVisibility = () => undefined as unknown;
  const browser: Browser = {
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source;
    },
    locks: { request } as unknown as LockManager,
    channel: () => new FakeChannel() as unknown as BroadcastChannel,
    isHidden,
    onVisibility: (listener) => {
      onVisibility = listener;
      return () => undefined;
    },
  };
  return { browser, sources, look: () => onVisibility() };
}
