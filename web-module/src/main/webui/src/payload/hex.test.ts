import { describe, expect, it } from 'vitest';
import { hexDump } from './hex';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a hex dump', () => {
  it('shows offset, bytes and what is printable', () => {
    expect(hexDump(bytes('Waybill\u0000is recording'))).toBe(
      '00000000  57 61 79 62 69 6c 6c 00 69 73 20 72 65 63 6f 72  |Waybill.is recor|\n' +
        '00000010  64 69 6e 67                                      |ding|',
    );
  });
});
