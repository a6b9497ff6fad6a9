import type { HistoryJob } from '../api/history';

/** How far a job is, in percent. What is estimated may be less than there is: only what is done is whole. */
export function progressOf({ state, scanned, estimated }: HistoryJob): number {
  if (state === 'DONE') {
    return 100;
  }
  return estimated === 0 ? 0 : Math.min(99, Math.floor((100 * scanned) / estimated));
}
