/** What a person decides about something in quarantine. */
export type What = 'retry' | 'discard';

/** How far a decision about many has come. */
export interface Progress {
  /** How many there are; undefined as long as that is not known. */
  total: number | undefined;
  done: number;
  /** Somebody else decided about them, or they were retried and came back under another id. */
  gone: number;
  /** Whether a person stopped it before the end. */
  isStopped: boolean;
  /** Why it did not go on; undefined while nothing is in the way. */
  failure: unknown;
}

export interface Decided {
  done: readonly string[];
  gone: readonly string[];
}

/** The API takes so many at once. */
export const AT_ONCE = 100;

/**
 * Decides about many, a hundred at a time, and says after each hundred how far it has come. Ends when nothing is left,
 * when it is told to stop, or at the first failure: what was decided until then stays decided.
 */
export async function decideAll(
  ids: AsyncIterable<readonly string[]>,
  decide: (ids: readonly string[]) => Promise<Decided>,
  signal: AbortSignal,
  report: (progress: Progress) => void,
  total: number | undefined,
): Promise<Progress> {
  let progress: Progress = { total, done: 0, gone: 0, isStopped: false, failure: undefined };
  report(progress);
  try {
    for await (const some of ids) {
      if (signal.aborted) {
        progress = { ...progress, isStopped: true };
        report(progress);
        break;
      }
      const { done, gone } = await decide(some);
      progress = { ...progress, done: progress.done + done.length, gone: progress.gone + gone.length };
      report(progress);
    }
  } catch (failure) {
    progress = { ...progress, failure };
    report(progress);
  }
  return progress;
}

/** A hundred at a time of ids that are known. */
export async function* inHundreds(ids: readonly string[]): AsyncGenerator<readonly string[]> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    yield await Promise.resolve(ids.slice(start, start + AT_ONCE));
  }
}

/**
 * A hundred at a time of all that match. Pages are read by keyset from the newest to the oldest, so that what comes
 * back after a retry, newer than all of them, is not met again.
 */
export async function* allMatching(
  load: (cursor: string | undefined) => Promise<{ items: readonly { id: string }[]; next: string | null }>,
): AsyncGenerator<readonly string[]> {
  let cursor: string | undefined;
  do {
    const page = await load(cursor);
    if (page.items.length > 0) {
      yield page.items.map(({ id }) => id);
    }
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}
