import { decode, type CharsetNote } from './decode';
import { prettyJson } from './prettyJson';
import { prettyXml } from './prettyXml';

export type Kind = 'xml' | 'json' | 'text' | 'binary';

/** Bytes made readable. */
export interface Readable {
  kind: Kind;
  /** As it came; empty for bytes that are no text. */
  raw: string;
  /** Indented, where that helps. */
  formatted: string;
  /** The character set in which the text was read; empty for bytes that are none. */
  charset: string;
  note?: CharsetNote;
}

/** Indenting may make text larger, but not so much that a hostile payload of nothing but brackets fills the page. */
const MOST_GROWTH = 8;

/** Message headers, one a line, and an empty line: what a profile captures before the body. */
const HEADERS = /^(?:[\w.$-]+: [^\r\n]*\r\n)+\r\n/;

/** Looks at the bytes first and at the named type second: emitters often name none, or a wrong one. */
export function readable(bytes: Uint8Array, contentType: string): Readable {
  const decoded = decode(bytes, contentType);
  if (decoded === undefined) {
    return { kind: 'binary', raw: '', formatted: '', charset: '' };
  }
  const { text: raw, ...rest } = decoded;
  const headers = HEADERS.exec(raw)?.[0] ?? '';
  const body = raw.slice(headers.length);
  const kind = kindOf(body, contentType);
  const pretty = kind === 'xml' ? prettyXml(body) : kind === 'json' ? prettyJson(body) : body;
  const formatted = pretty.length > body.length * MOST_GROWTH ? raw : headers + pretty;
  return { kind, raw, formatted, ...rest };
}

function kindOf(text: string, contentType: string): Kind {
  const start = text.slice(0, 200).trimStart();
  if (/^<[?!/\p{L}_]/u.test(start)) {
    return 'xml';
  }
  // A log line may begin with a bracket too.
  return /[/+]json\b/.test(contentType) || /^(\{\s*(["}]|$)|\[\s*([[{"\d\]-]|true|false|null|$))/.test(start)
    ? 'json'
    : 'text';
}
