import { describe, expect, it } from 'vitest';
import { PREVIEW_BYTES, readPreview } from './preview';

describe('the preview', () => {
  it('takes a small payload whole', async () => {
    const { bytes: read, isCut } = await readPreview(new Response('abc'));
    expect(new TextDecoder().decode(read)).toBe('abc');
    expect(isCut).toBe(false);
  });

  it('stops reading a huge payload', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent++;
        controller.enqueue(new Uint8Array(100_000));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    const { bytes: read, isCut } = await readPreview(new Response(endless));
    expect(read.length).toBe(PREVIEW_BYTES);
    expect(isCut).toBe(true);
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(10);
  });

  it('is whole when it fits exactly', async () => {
    const { isCut } = await readPreview(new Response(new Uint8Array(PREVIEW_BYTES)));
    expect(isCut).toBe(false);
  });
});
