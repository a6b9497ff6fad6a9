/** What a file is, by its first sign: JSON begins with a brace, IBM's XML with an angle, perhaps behind a byte order mark. */
export async function mediaTypeOf(file: Blob): Promise<'application/json' | 'application/xml'> {
  const bytes = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  // A mark, blanks and the empty halves of UTF-16 say nothing.
  const first = bytes.find(
    (byte) => ![0xef, 0xbb, 0xbf, 0xfe, 0xff, 0x00, 0x20, 0x09, 0x0a, 0x0d].includes(byte),
  );
  return first === 0x3c ? 'application/xml' : 'application/json';
}
