import { prettyJson } from './prettyJson';
import { prettyXml } from './prettyXml';

/** More than this is not shown, so that a payload of any size cannot freeze the page; the download has it all. */
export const PREVIEW_BYTES = 256_000;

export type Kind = 'xml' | 'json' | 'text' | 'hex';

/** Bytes made readable. */
export interface Readable {
  kind: Kind;
  /** As it came; for bytes that are no text, hexadecimal. */
  raw: string;
  /** Indented, where that helps. */
  formatted: string;
}

/** Looks at the bytes first and at the named type second: emitters often name none, or a wrong one. */
export function readable(bytes: Uint8Array, contentType: string): Readable {
  const text = decode(bytes, contentType);
  if (text === undefined) {
    const hex = hexDump(bytes);
    return { kind: 'hex', raw: hex, formatted: hex };
  }
  const start = text.trimStart();
  if (start.startsWith('<')) {
    return { kind: 'xml', raw: text, formatted: prettyXml(text) };
  }
  if (/^[[{]/.test(start) || /[/+]json\b/.test(contentType)) {
    return { kind: 'json', raw: text, formatted: prettyJson(text) };
  }
  return { kind: 'text', raw: text, formatted: text };
}

/** Reads no more than the preview needs and tells the server to stop. */
export async function readPreview(response: Response): Promise<{ bytes: Uint8Array; isCut: boolean }> {
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

/** The text, or undefined where the bytes are none. A character cut off at the end does not count against them. */
function decode(bytes: Uint8Array, contentType: string): string | undefined {
  try {
    const text = new TextDecoder(charset(bytes, contentType), { fatal: true }).decode(bytes, {
      stream: true,
    });
    return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function charset(bytes: Uint8Array, contentType: string): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return 'utf-16be';
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return 'utf-16le';
  }
  const named = /charset="?([\w.:-]+)/i.exec(contentType)?.[1];
  if (named !== undefined) {
    return named;
  }
  const head = String.fromCharCode(...bytes.subarray(0, 100));
  return /^<\?xml[^>]*\sencoding=["']([\w.:-]+)/.exec(head)?.[1] ?? 'utf-8';
}

/** Offset, sixteen bytes, and what is printable in ASCII: as `hexdump -C` writes it. */
export function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += 16) {
    const row = [...bytes.subarray(offset, offset + 16)];
    const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const ascii = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${offset.toString(16).padStart(8, '0')}  ${hex.padEnd(47)}  |${ascii}|`);
  }
  return lines.join('\n');
}
