/** Bytes as text. */
export interface Decoded {
  text: string;
  /** The character set in which they were read. */
  charset: string;
  /** What was remarkable about it. */
  note?: CharsetNote;
}

export type CharsetNote =
  /** Some bytes have no meaning in it and are shown as a replacement character. */
  | { kind: 'damaged' }
  /** The content type names another one, in which the bytes cannot be read, or which nobody knows. */
  | { kind: 'other'; named: string };

/**
 * The text in the character set that says itself: a byte order mark, the content type, UTF-8 where everything is valid
 * UTF-8, XML's declaration. UTF-8 comes before the declaration, since a message that was passed on as text is UTF-8
 * whatever its declaration still says, and hardly any other text is valid UTF-8 by chance. Undefined for bytes that
 * are no text.
 */
export function decode(bytes: Uint8Array, contentType: string): Decoded | undefined {
  const named = /charset="?([\w.:-]+)/i.exec(contentType)?.[1];
  const candidates = [mark(bytes), named, 'utf-8', declared(bytes)];
  for (const charset of candidates) {
    const text = charset === undefined ? undefined : strictly(bytes, charset);
    if (charset !== undefined && text !== undefined) {
      return { text, charset: name(charset), ...note(named, charset) };
    }
  }
  return claimsText(bytes, contentType) ? damaged(bytes, named ?? 'utf-8') : undefined;
}

function note(named: string | undefined, charset: string): Pick<Decoded, 'note'> {
  return named === undefined || name(named) === name(charset) ? {} : { note: { kind: 'other', named } };
}

/** A character that is cut off at the end of a preview does not count against the bytes. */
function strictly(bytes: Uint8Array, charset: string): string | undefined {
  try {
    const text = new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: true });
    return isText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function damaged(bytes: Uint8Array, charset: string): Decoded | undefined {
  const known = isKnown(charset) ? charset : 'utf-8';
  const text = new TextDecoder(known).decode(bytes);
  return isText(text) ? { text, charset: name(known), note: { kind: 'damaged' } } : undefined;
}

/** Separators of EDI and HL7 (U+001C to U+001F, vertical tab) belong to text, other control characters do not. */
function isText(text: string): boolean {
  return !/[\u0000-\u0008\u000e-\u001b]/.test(text);
}

function claimsText(bytes: Uint8Array, contentType: string): boolean {
  return /^text\/|[/+](json|xml)\b/i.test(contentType) || /^\s*[<{[]/.test(head(bytes));
}

function mark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  return first === 0xfe && second === 0xff
    ? 'utf-16be'
    : first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xef && second === 0xbb && third === 0xbf
        ? 'utf-8'
        : undefined;
}

function declared(bytes: Uint8Array): string | undefined {
  return /^<\?xml[^>]*\sencoding=["']([\w.:-]+)/.exec(head(bytes))?.[1];
}

function head(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 100));
}

function isKnown(charset: string): boolean {
  try {
    new TextDecoder(charset);
    return true;
  } catch {
    return false;
  }
}

/** One name for all names of a character set. */
function name(charset: string): string {
  return isKnown(charset) ? new TextDecoder(charset).encoding : charset.toLowerCase();
}
