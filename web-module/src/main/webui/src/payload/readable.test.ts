import { describe, expect, it } from 'vitest';
import { PREVIEW_BYTES } from './preview';
import { readable } from './readable';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a payload', () => {
  it('is recognised as XML and indented, text left as it is', () => {
    const { kind, formatted } = readable(
      bytes(
        '<?xml version="1.0"?><o:order xmlns:o="urn:o" a="x>y"><id> 1 </id><empty/><none></none></o:order>',
      ),
      '',
    );
    expect(kind).toBe('xml');
    expect(formatted.split('\n')).toEqual([
      '<?xml version="1.0"?>',
      '<o:order xmlns:o="urn:o" a="x>y">',
      '  <id> 1 </id>',
      '  <empty/>',
      '  <none></none>',
      '</o:order>',
    ]);
  });

  it('is recognised as JSON and indented, digits kept', () => {
    const { kind, formatted } = readable(
      bytes('{"n":12345678901234567890,"a":[],"b":[1,{"c":"x,{"}]}'),
      'text/plain',
    );
    expect(kind).toBe('json');
    expect(formatted).toBe(
      '{\n  "n": 12345678901234567890,\n  "a": [],\n  "b": [\n    1,\n    {\n      "c": "x,{"\n    }\n  ]\n}',
    );
  });

  it('is text when it is neither', () => {
    for (const text of ['UNH+1+ORDERS:D:96A', '[INFO] started', '{0} of {1}', '<- from the left', '']) {
      const { kind, raw, formatted } = readable(bytes(text), '');
      expect([kind, raw, formatted]).toEqual(['text', text, text]);
    }
  });

  it('is text with the separators of EDI and HL7', () => {
    expect(readable(bytes('ISA\u001d00\u001e\u001c'), '').kind).toBe('text');
  });

  it('is binary when it is, whatever it calls itself', () => {
    expect(readable(new Uint8Array([0x7b, 0x00, 0x01]), 'application/json').kind).toBe('binary');
    expect(readable(new Uint8Array([0xff, 0xc0]), '').kind).toBe('binary');
  });

  it('is formatted below the headers that were captured with it', () => {
    const { kind, formatted } = readable(bytes('region: EU\r\nJMSType: order\r\n\r\n{"a":1}'), '');
    expect(kind).toBe('json');
    expect(formatted).toBe('region: EU\r\nJMSType: order\r\n\r\n{\n  "a": 1\n}');
  });

  it('stays readable when it is cut in the middle of a character, a tag or a string', () => {
    expect(readable(bytes('<a><b>ü').subarray(0, 7), '').formatted).toBe('<a>\n  <b>');
    expect(readable(bytes('{"a":"b'), '').formatted).toBe('{\n  "a": "b');
    expect(readable(bytes('<a><b att="x'), '').raw).toContain('att="x');
  });

  it('is indented without growing beyond reason, however often a tag opens', () => {
    for (const bracket of ['[', '<a>']) {
      const hostile = bracket.repeat(PREVIEW_BYTES / bracket.length);
      expect(readable(bytes(hostile), '').formatted.length).toBeLessThan(9 * PREVIEW_BYTES);
    }
  });

  it('loses nothing but blanks when it is indented', () => {
    for (const text of [
      '{"a" : [1 , 2]} trailing "words',
      '<a>1<b/>2</a><!-- < --> <![CDATA[<x>]]>',
      '{]}"\\',
    ]) {
      expect(readable(bytes(text), '').formatted.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }
  });
});
