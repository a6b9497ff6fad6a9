// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Recorded } from './Recorded';

/** Overridden to the left, this name reads as "orders.exe". */
const DISGUISED = 'orders\u202Eexe.\u2066x\u2069';

afterEach(cleanup);

describe('recorded text', () => {
  it('shows the characters that turn its direction, and does not obey them', () => {
    const { container } = render(<Recorded text={DISGUISED} />);
    expect(container.textContent).toBe('ordersU+202Eexe.U+2066xU+2069');
    expect([...container.querySelectorAll('.wb-turn')].map((mark) => mark.textContent)).toEqual([
      'U+202E',
      'U+2066',
      'U+2069',
    ]);
  });

  it('shows them in its tooltip too', () => {
    const { container } = render(<Recorded text={DISGUISED} isClamped />);
    expect(container.querySelector('[title]')?.getAttribute('title')).toBe('ordersU+202Eexe.U+2066xU+2069');
  });

  it('is isolated, so that text from right to left moves nothing beside it', () => {
    const { container } = render(<Recorded text="הזמנה 4711" />);
    expect(container.querySelector('bdi')?.textContent).toBe('הזמנה 4711');
  });

  it('is nothing where there is none', () => {
    expect(render(<Recorded text="" />).container.innerHTML).toBe('');
  });
});
