import { describe, expect, it } from 'vitest';
import { hexDump, PREVIEW_BYTES, readable, readPreview } from './payload';

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
    expect(readable(bytes('UNH+1+ORDERS:D:96A'), '')).toEqual({
      kind: 'text',
      raw: 'UNH+1+ORDERS:D:96A',
      formatted: 'UNH+1+ORDERS:D:96A',
    });
  });

  it('is hexadecimal when it is binary, whatever it calls itself', () => {
    expect(readable(new Uint8Array([0x7b, 0x00, 0x01]), 'application/json').kind).toBe('hex');
    expect(readable(new Uint8Array([0xff, 0xc0]), '').kind).toBe('hex');
  });

  it('is read in the character set that it names', () => {
    const latin = new Uint8Array([0x3c, 0x61, 0x3e, 0xfc, 0x3c, 0x2f, 0x61, 0x3e]);
    expect(readable(latin, 'application/xml; charset=ISO-8859-1').raw).toBe('<a>ü</a>');
    expect(readable(latin, 'application/xml').kind).toBe('hex');
    const declared = new Uint8Array([...bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>'), 0xfc]);
    expect(readable(declared, '').raw).toContain('ü');
    expect(readable(new Uint8Array([0xff, 0xfe, 0x61, 0x00]), '').raw).toBe('a');
  });

  it('stays readable when it is cut in the middle of a character, a tag or a string', () => {
    expect(readable(bytes('<a><b>ü').subarray(0, 7), '').formatted).toBe('<a>\n  <b>');
    expect(readable(bytes('{"a":"b'), '').formatted).toBe('{\n  "a": "b');
    expect(readable(bytes('<a><b att="x'), '').raw).toContain('att="x');
  });

  it('is indented without growing beyond reason, however often a tag opens', () => {
    for (const bracket of ['[', '<a>']) {
      const hostile = bracket.repeat(PREVIEW_BYTES / bracket.length);
      expect(readable(bytes(hostile), '').formatted.length).toBeLessThan(60 * PREVIEW_BYTES);
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

describe('a hex dump', () => {
  it('shows offset, bytes and what is printable', () => {
    expect(hexDump(bytes('Waybill\u0000is recording'))).toBe(
      '00000000  57 61 79 62 69 6c 6c 00 69 73 20 72 65 63 6f 72  |Waybill.is recor|\n' +
        '00000010  64 69 6e 67                                      |ding|',
    );
  });
});
