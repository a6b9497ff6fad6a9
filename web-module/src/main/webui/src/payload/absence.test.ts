import { describe, expect, it } from 'vitest';
import type { PayloadInfo } from '../api/events';
import { MOST_BYTES, profilePoint } from './absence';

const info = (state: PayloadInfo['state'], originalSize = -1): PayloadInfo => ({
  state,
  size: 0,
  originalSize,
  contentType: '',
});
const maxBytes = (originalSize: number) =>
  (profilePoint('In.transaction.Start', info('TOO_LARGE', originalSize)) as { payload: { maxBytes: number } })
    .payload.maxBytes;

describe('what to write into the profile', () => {
  it('asks for the body where nothing asked for it', () => {
    expect(profilePoint('In.transaction.Start', info('NOT_CAPTURED'))).toEqual({
      source: 'In.transaction.Start',
      payload: { content: 'body' },
    });
  });

  it('raises the limit above the message that was too large, and never above what a profile may say', () => {
    expect(maxBytes(1_048_577)).toBeGreaterThan(1_048_577);
    expect(maxBytes(MOST_BYTES)).toBe(MOST_BYTES);
    expect(maxBytes(-1)).toBe(MOST_BYTES);
  });

  it('is nothing where no profile helps', () => {
    expect(profilePoint('x', info('TOO_LARGE', MOST_BYTES + 1))).toBeUndefined();
    expect(profilePoint('x', info('EXPIRED'))).toBeUndefined();
  });
});
