/** More than this is not shown, so that a payload of any size cannot freeze the page; the download has it all. */
export const PREVIEW_BYTES = 256_000;

/** The beginning of a payload. */
export interface Preview {
  bytes: Uint8Array;
  /** Whether there is more than this. */
  isCut: boolean;
}

/** Reads no more than the preview needs and tells the server to stop. */
export async function readPreview(response: Response): Promise<Preview> {
  const bytes = new Uint8Array(PREVIEW_BYTES);
  const reader = response.body?.getReader();
  let length = 0;
  let chunk = await reader?.read();
  while (chunk?.value !== undefined) {
    const room = PREVIEW_BYTES - length;
    bytes.set(chunk.value.subarray(0, room), length);
    length += Math.min(room, chunk.value.length);
    if (chunk.value.length > room) {
      await reader?.cancel();
      return { bytes, isCut: true };
    }
    chunk = await reader?.read();
  }
  return { bytes: bytes.subarray(0, length), isCut: false };
}
