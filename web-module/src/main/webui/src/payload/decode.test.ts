import { describe, expect, it } from 'vitest';
import { decode } from './decode';

const bytes = (text: string) => new TextEncoder().encode(text);
const LATIN = new Uint8Array([0x3c, 0x61, 0x3e, 0xfc, 0x3c, 0x2f, 0x61, 0x3e]);

describe('the character set', () => {
  it('is the one that the content type names', () => {
    expect(decode(LATIN, 'application/xml; charset=ISO-8859-1')).toEqual({
      text: '<a>ü</a>',
      charset: 'windows-1252',
    });
  });

  it('is the one of the byte order mark before any that is named', () => {
    const utf16 = new Uint8Array([0xff, 0xfe, 0x61, 0x00]);
    expect(decode(utf16, '')).toEqual({ text: 'a', charset: 'utf-16le' });
    expect(decode(utf16, 'text/plain; charset=utf-8')).toMatchObject({ text: 'a', note: { named: 'utf-8' } });
  });

  it('is that of the XML declaration, unless the bytes are UTF-8', () => {
    const declaration = '<?xml version="1.0" encoding="ISO-8859-1"?><a>';
    expect(decode(new Uint8Array([...bytes(declaration), 0xfc]), '')?.text).toBe(`${declaration}ü`);
    expect(decode(bytes(`${declaration}ü`), '')).toEqual({ text: `${declaration}ü`, charset: 'utf-8' });
  });

  it('is another one, and says so, when the named one is wrong or unknown', () => {
    expect(decode(bytes('<a>ü</a>'), 'text/xml; charset=klingon')).toEqual({
      text: '<a>ü</a>',
      charset: 'utf-8',
      note: { kind: 'other', named: 'klingon' },
    });
  });

  it('shows text with some wrong bytes as text, and says so', () => {
    expect(decode(LATIN, 'application/xml; charset=UTF-8')).toEqual({
      text: '<a>\ufffd</a>',
      charset: 'utf-8',
      note: { kind: 'damaged' },
    });
  });

  it('is none where bytes are no text, whatever they call themselves', () => {
    expect(decode(new Uint8Array([0x7b, 0, 1]), 'application/json; charset=utf-8')).toBeUndefined();
    expect(decode(new Uint8Array([0xff, 0xc0]), '')).toBeUndefined();
  });
});
