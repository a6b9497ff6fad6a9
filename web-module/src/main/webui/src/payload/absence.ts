import type { PayloadInfo } from '../api/events';

/** The largest payload that a monitoring profile may ask for, and what it asks for when it names no size. */
export const MOST_BYTES = 10_485_760;
export const USUAL_BYTES = 1_048_576;

/**
 * What to write into the monitoring profile, so that the next such message is captured; undefined where no profile
 * could help.
 */
export function profilePoint(address: string, { state, originalSize }: PayloadInfo): object | undefined {
  switch (state) {
    case 'NOT_CAPTURED':
      return { source: address, payload: { content: 'body' } };
    case 'TOO_LARGE':
      return originalSize > MOST_BYTES
        ? undefined
        : { source: address, payload: { content: 'body', maxBytes: room(originalSize) } };
    case 'EMPTY':
    case 'UNREADABLE':
      return { source: address, payload: { content: 'headers' } };
    case 'PRESENT':
    case 'EXPIRED':
      return undefined;
  }
}

/** Room for that many bytes and for a somewhat larger message: the next power of two above. */
function room(bytes: number): number {
  return bytes < 0 ? MOST_BYTES : Math.min(MOST_BYTES, 2 ** Math.ceil(Math.log2(bytes + 1)));
}
