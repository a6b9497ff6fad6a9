const WIDTH = 16;
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Offset, sixteen bytes, and what is printable in ASCII: as `hexdump -C` writes it. */
export function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += WIDTH) {
    const row = [...bytes.subarray(offset, offset + WIDTH)];
    const hex = row.map((byte) => HEX[byte]).join(' ');
    const ascii = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${offset.toString(16).padStart(8, '0')}  ${hex.padEnd(WIDTH * 3 - 1)}  |${ascii}|`);
  }
  return lines.join('\n');
}
