import { describe, expect, it } from 'vitest';
import { maskedPlaces, pieces } from './masked';

const marked = (text: string) =>
  pieces(text)
    .map((piece) => (piece.isMasked ? `«${piece.text}»` : piece.text))
    .join('');

describe('masked places', () => {
  it('are marked in XML, text and attributes', () => {
    expect(marked('<card type="***" b=\'***\'>***</card>')).toBe(
      '<card type="«***»" b=\'«***»\'>«***»</card>',
    );
  });

  it('are marked in JSON as values, not as names', () => {
    expect(marked('{"***": "***", "a":["***",1]}')).toBe('{"***": "«***»", "a":["«***»",1]}');
  });

  it('are marked in captured headers and in fields', () => {
    expect(marked('token: ***\r\nregion: EU\r\n')).toBe('token: «***»\r\nregion: EU\r\n');
    expect(marked('***')).toBe('«***»');
  });

  it('are not found where stars are part of a longer text', () => {
    for (const text of ['<a>****</a>', '"***very*** important"', 'rated ***', 'rated ***\n']) {
      expect(maskedPlaces(text), text).toBe(0);
    }
  });

  it('leave the text as it is', () => {
    const text = '<a x="***">***</a>\n"***"';
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(maskedPlaces(text)).toBe(3);
  });
});
